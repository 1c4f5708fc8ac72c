// Qt Quick. Pan, pinch and tap are handlers of an item; a pinch rotates as well.
#include "qt.h"
#include <QtQml>
#include <QtQuick>

/// The handlers move nothing; neither do the benchmarks' actions.
static const char *itemWithHandlers = R"(
import QtQuick
Item {
    DragHandler { objectName: "pan"; target: null; minimumPointCount: 2; maximumPointCount: 2 }
    PinchHandler { objectName: "pinch"; target: null }
    TapHandler {}
}
)";

/// An item that accepts fingers, and counts their moves.
class Leaf : public QQuickItem {
public:
    Leaf() { setAcceptTouchEvents(true); }

    long moves = 0;

protected:
    void touchEvent(QTouchEvent *event) override {
        moves += event->type() == QEvent::TouchUpdate;
        event->accept();
    }
};

/// A counter of the changes of properties. Qt calls a slot by its number: that after those of `QObject` is the only one here.
class Counter : public QObject {
public:
    void count(QObject *object, const char *name) {
        auto type = object->metaObject();
        int signal = type->property(type->indexOfProperty(name)).notifySignalIndex();
        if (signal < 0) qFatal("%s does not tell of changes", name);
        QMetaObject::connect(object, signal, this, QObject::staticMetaObject.methodCount(), Qt::DirectConnection);
    }

    int qt_metacall(QMetaObject::Call call, int number, void **arguments) override {
        number = QObject::qt_metacall(call, number, arguments);
        if (call == QMetaObject::InvokeMetaMethod && number == 0) counted++;
        return number;
    }

    long counted = 0;
};

class Window : public QQuickWindow {
public:
    Window() {
        setFlag(Qt::FramelessWindowHint);
        setGeometry(boundsOfLevel(0));
    }

    void appear() {
        show();
        QCoreApplication::processEvents();
    }
};

static void place(QQuickItem *item, QQuickItem *outer, QRect bounds) {
    item->setParentItem(outer);
    item->setPosition(bounds.topLeft());
    item->setSize(bounds.size());
}

/// Two fingers on nested items, of which the innermost accepts them, unless handlers take them.
class TwoFingers : public Case {
public:
    explicit TwoFingers(int levelsWithHandlers) : hasHandlers(levelsWithHandlers > 0) {
        QQmlComponent component(&engine);
        component.setData(itemWithHandlers, QUrl());
        auto outer = window.contentItem();
        for (int level = 1; level <= frames::depth; level++) {
            QQuickItem *item;
            if (level > frames::depth - levelsWithHandlers) {
                if (!component.isReady()) qFatal("%s", qPrintable(component.errorString()));
                item = qobject_cast<QQuickItem *>(component.create());
                changes.count(item->findChild<QObject *>("pan"), "activeTranslation");
                changes.count(item->findChild<QObject *>("pinch"), "rotation");
            } else {
                item = level == frames::depth ? &leaf : new QQuickItem();
            }
            place(item, outer, boundsOfLevel(level));
            outer = item;
        }
        window.appear();
        fingers.emplace(&window);
        leaf.moves = changes.counted = 0;
    }

    void run(long events) override {
        fingers->move(events);
        updates = changes.counted;
    }

    bool holds(long events) const override { return hasHandlers ? follow(updates, events) : leaf.moves == events; }

private:
    QQmlEngine engine;
    Window window;
    Leaf leaf;
    Counter changes;
    bool hasHandlers;
    std::optional<Fingers> fingers;
};

/// A hit test that finds the item behind 9,999 others.
class Siblings : public Case {
public:
    Siblings() : hidden(new QQuickItem()) {
        place(hidden, window.contentItem(), {1, 1, 901, 901});
        for (int index = 1; index < 10'000; index++) place(new QQuickItem(), window.contentItem(), {950, index % 900, 10, 10});
        window.appear();
    }

    void run(long events) override {
        for (long event = 0; event < events; event++) found += window.contentItem()->childAt(101, 101) == hidden;
    }

    bool holds(long events) const override { return found == events; }

private:
    Window window;
    QQuickItem *hidden;
    long found = 0;
};

int main(int count, char **arguments) { return measure<QGuiApplication, TwoFingers, Siblings>(count, arguments); }
