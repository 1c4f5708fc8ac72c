// Two fingers on a window of Qt, sent as a platform of Qt sends them: through the function of its own tests.
#pragma once

#include "peer.h"
#include <QtGui>
#include <QtGui/qtestsupport_gui.h>

class Fingers {
public:
    explicit Fingers(QWindow *window) : window(window) {
        send(QEventPoint::Pressed);
        move(frames::warmUp);
    }

    void move(long events) {
        for (long event = 0; event < events; event++) {
            step++;
            send(QEventPoint::Updated);
        }
    }

private:
    void send(QEventPoint::State state) {
        points.clear();
        frames::place(step, [&](int finger, double x, double y) {
            QPointF place(x, y);
            points.append(QEventPoint(finger, state, place, window->mapToGlobal(place)));
        });
        qt_handleTouchEventv2(window, device, points);
    }

    QWindow *window;
    QPointingDevice *device = QTest::createTouchDevice();
    QList<QEventPoint> points;
    long step = 0;
};

/// The rectangle of a level, in that around it: a point smaller on every side. The window is level 0.
inline QRect boundsOfLevel(int level) {
    int size = frames::leafSize + 2 * (frames::depth - level);
    return level == 0 ? QRect(0, 0, size, size) : QRect(1, 1, size, size);
}

/// Returns `true` if gestures were updated in nearly all events. Fingers that come near where they began are no pan.
inline bool follow(long updates, long events) { return updates >= events * 4 / 5; }

/// Runs the case that the arguments name. `TwoFingers` receives the number of levels with gestures, from the innermost.
template <typename Application, typename TwoFingers, typename Siblings> int measure(int count, char **arguments) {
    // No screen; events are delivered at once, as the benchmarks' are, not with the next picture.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    qputenv("QML_NO_TOUCH_COMPRESSION", "1");
    Application application(count, arguments);
    QStringList words = application.arguments();
    long events = words.size() == 3 ? words[2].toLong() : 0;
    if (events <= 0) return 2;
    QMap<QString, int> levels{{"two-fingers/none", 0}, {"two-fingers/leaf", 1}, {"two-fingers/all", frames::depth}};
    if (auto level = levels.find(words[1]); level != levels.end()) {
        TwoFingers measured(*level);
        return report(qVersion(), measured, events);
    }
    if (words[1] != "F/10000") return 2;
    Siblings measured;
    return report(qVersion(), measured, events);
}
