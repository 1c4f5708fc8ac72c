// Qt Widgets. Pan, pinch and tap are gestures that a widget grabs; a pinch rotates as well.
#include "qt.h"
#include <QtWidgets>

/// A widget that accepts fingers, counts them and its gestures, and lets those go on to the levels around it.
class Level : public QWidget {
public:
    explicit Level(QWidget *outer) : QWidget(outer) { setAttribute(Qt::WA_AcceptTouchEvents); }

    void grabGestures() {
        for (auto type : {Qt::PanGesture, Qt::PinchGesture, Qt::TapGesture}) grabGesture(type, Qt::ReceivePartialGestures);
    }

    long moves = 0, updates = 0;

protected:
    bool event(QEvent *event) override {
        switch (event->type()) {
        case QEvent::TouchUpdate: moves++; [[fallthrough]];
        case QEvent::TouchBegin: event->accept(); return true;
        case QEvent::Gesture: receive(static_cast<QGestureEvent *>(event)); return true;
        default: return QWidget::event(event);
        }
    }

private:
    void receive(QGestureEvent *event) {
        for (auto gesture : event->gestures()) {
            updates++;
            event->ignore(gesture);
        }
        event->ignore();
    }
};

class Window : public QWidget {
public:
    Window() : QWidget(nullptr, Qt::FramelessWindowHint) { setGeometry(boundsOfLevel(0)); }

    void appear() {
        show();
        QCoreApplication::processEvents();
    }
};

/// Two fingers on nested widgets, of which the innermost accepts them.
class TwoFingers : public Case {
public:
    explicit TwoFingers(int levelsWithGestures) : levelsWithGestures(levelsWithGestures) {
        QWidget *outer = &window;
        for (int number = 1; number <= frames::depth; number++) {
            auto level = new Level(outer);
            level->setGeometry(boundsOfLevel(number));
            if (number > frames::depth - levelsWithGestures) level->grabGestures();
            levels.append(level);
            outer = level;
        }
        window.appear();
        fingers.emplace(window.windowHandle());
        for (auto level : levels) level->moves = level->updates = 0;
    }

    void run(long events) override {
        fingers->move(events);
        updates = 0;
        for (auto level : levels) updates += level->updates;
    }

    bool holds(long events) const override {
        auto asked = levels.last(levelsWithGestures);
        return levels.last()->moves == events
            && std::all_of(asked.begin(), asked.end(), [=](Level *level) { return follow(level->updates, events); });
    }

private:
    Window window;
    QList<Level *> levels;
    int levelsWithGestures;
    std::optional<Fingers> fingers;
};

/// A hit test that finds the widget behind 9,999 others.
class Siblings : public Case {
public:
    Siblings() : hidden(new QWidget(&window)) {
        hidden->setGeometry(1, 1, 901, 901);
        for (int index = 1; index < 10'000; index++) (new QWidget(&window))->setGeometry(950, index % 900, 10, 10);
        window.appear();
    }

    void run(long events) override {
        for (long event = 0; event < events; event++) found += window.childAt(101, 101) == hidden;
    }

    bool holds(long events) const override { return found == events; }

private:
    Window window;
    QWidget *hidden;
    long found = 0;
};

int main(int count, char **arguments) { return measure<QApplication, TwoFingers, Siblings>(count, arguments); }
