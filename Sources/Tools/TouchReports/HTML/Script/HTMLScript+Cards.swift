extension HTMLScript {
    /// The card that a click or Enter opens: the answer, its cause in the lanes, and the rule. Every word of it is in the data.
    static let cards = #"""
        const [cardTouches, cardLanes, cardTimes, cardRecords, cardTexts, cardRules, cardCauses, cardMeasures] = columns(data.cards, 8, 0);
        const touches = data.touches.map(([lane, name, began, headline, text, rule, causes], index) => ({
            lane, began, name: data.words[name], headline: data.words[headline], other: { touch: index, time: began, record: -1, text: data.words[text], rule, causes, measure: -1 },
        }));
        const touchTimes = Float64Array.from(touches, ({ began }) => began);
        // The rows of cards, by lane and by touch.
        const cardsOf = new Map(lanes.map((lane) => [lane, []])), cardsAbout = touches.map(() => []);
        cardLanes.forEach((lane, row) => {
            cardsOf.get(lanes[lane])?.push(row);
            cardsAbout[cardTouches[row]].push(row);
        });
        const cardAt = (row) => ({
            lane: lanes[cardLanes[row]], touch: cardTouches[row], time: cardTimes[row], record: cardRecords[row], text: data.words[cardTexts[row]], rule: cardRules[row],
            causes: cardCauses[row], measure: cardMeasures[row],
        });
        const kindOf = ({ kind }) => data.kinds[kind];
        // The lane whose cards answer for a lane: an action is its recognizer's.
        const subjectOf = (lane) => (kindOf(lane) === "actions" ? recognizerLanes.find(({ name }) => name === lane.name) : lane);

        // What is marked in the lanes.
        const nothing = { lanes: new Set(), time: undefined };
        let marked = nothing;
        // The card that is open, and the element that had the focus.
        let card, before;

        // Returns the card of a lane and a touch; undefined for a view that the touch did not concern.
        function answer(lane, touch) {
            const row = cardsAbout[touch].find((one) => lanes[cardLanes[one]] === lane);
            if (row !== undefined) return cardAt(row);
            return kindOf(lane) === "views" ? undefined : { ...touches[touch].other, lane };
        }
        // Opens the card of a lane at an instant: of the decision made then, or about the last touch that had come down and reached it.
        function openLane(lane, time, place) {
            const subject = subjectOf(lane) ?? lane;
            if (kindOf(subject) === "fingers") {
                const touch = touches.findIndex((one) => one.lane === subject.index);
                return touch < 0 ? openNothing(subject, time, place) : openTouch(touch, place);
            }
            const list = cardsOf.get(subject);
            const row = list.findLast((one) => cardTimes[one] === time) ?? list.findLast((one) => touchTimes[cardTouches[one]] <= time) ?? list[0];
            if (row !== undefined) return show(cardAt(row), place);
            const touch = Math.max(lastTo(touchTimes, time), 0);
            const other = touch < touches.length ? answer(subject, touch) : undefined;
            return other && !decided(subject) ? show(other, place) : openNothing(subject, time, place);
        }
        const decided = (lane) => lane.decisions.some((number) => number > 0);
        // Opens the last decision of a lane that no touch concerns.
        function openNothing(lane, time, place) {
            const rows = everyIndex(decisionTimes.length, (row) => data.sets[decisionLanes[row]].includes(lane.index));
            const row = rows.findLast((one) => decisionTimes[one] <= time) ?? rows[0];
            if (row !== undefined) return openDecision(row, place);
            show({ lane, time, record: -1, text: element("card").dataset.none, rule: -1, causes: -1, measure: -1 }, place);
        }
        function openTouch(touch, place) {
            const { lane, began, headline } = touches[touch];
            const list = cardsAbout[touch].map(cardAt);
            show({ lane: lanes[lane], touch, time: began, record: -1, text: headline, rule: -1, causes: -1, measure: -1, list, isTouch: true }, place);
        }
        function openDecision(row, place) {
            const subjects = data.sets[decisionLanes[row]].map((index) => lanes[index]), time = decisionTimes[row];
            const list = subjects.flatMap((lane) => (cardsOf.get(lane) ?? []).filter((one) => cardTimes[one] === time)).map(cardAt);
            if (subjects.length === 1 && list.length === 1) return show(list[0], place);
            const title = data.words[decisionSubjects[row]];
            show({ title, lane: subjects[0], others: subjects, time, record: -1, text: data.words[decisionTexts[row]], rule: -1, causes: -1, measure: -1, list }, place);
        }

        const make = (name, text, more = {}) => Object.assign(document.createElement(name), { textContent: text }, more);
        function show(next, place) {
            const box = element("card"), { lane, touch, title, time, record, text, rule, causes, measure, list = [], others = [] } = next;
            if (!card) before = document.activeElement;
            card = next;
            const causing = causes < 0 ? [] : data.sets[causes].map((index) => lanes[index]);
            marked = { lanes: new Set([lane, ...others, ...causing].filter((one) => one)), time };
            pause();
            element("card-title").textContent = title ?? lane?.name ?? "";
            element("card-text").textContent = text;
            element("card-time").textContent = seconds(time);
            element("card-pin").hidden = !lane;
            element("card-pin").setAttribute("aria-pressed", String(pinned.includes(lane)));
            const canStep = touch !== undefined && touches.length > 1;
            element("card-touch").hidden = !canStep;
            if (canStep) {
                element("card-finger").textContent = touches[touch].name;
                element("card-before").disabled = stepped(-1) === undefined;
                element("card-after").disabled = stepped(1) === undefined;
            }
            showMeasure(measure < 0 ? undefined : data.measures[measure]);
            element("card-list").replaceChildren(...list.slice(0, 200).map((one) => {
                const line = document.createElement("li"), button = document.createElement("button");
                button.append(...(one.lane ? [make("b", one.lane.name), " "] : []), one.text);
                button.addEventListener("click", () => show(one));
                line.append(button);
                return line;
            }));
            element("card-causes").hidden = causing.length === 0;
            element("card-causes").replaceChildren(element("card-causes").firstElementChild, ...causing.map((one) => {
                const button = make("button", one.name);
                button.addEventListener("click", () => openLane(one, time));
                return button;
            }));
            element("card-record").hidden = record < 0;
            element("card-record").textContent = record < 0 ? "" : data.lines[lineOf(record)];
            element("card-rule").hidden = rule < 0;
            if (rule >= 0) {
                const [number, words, address] = data.rules[rule];
                element("card-number").textContent = number;
                element("card-words").textContent = words;
                element("card-address").textContent = address;
            }
            box.hidden = false;
            causing.forEach(reveal);
            if (lane) reveal(lane);
            seek(time);
            // Of the decisions of one instant, the one that the card is about.
            const isAbout = (row) => decisionTimes[row] === now && data.sets[decisionLanes[row]].includes(lane.index);
            if (lane && log.of === logs.decisions && !isAbout(log.entries[log.chosen])) {
                const own = log.entries.findLastIndex(isAbout);
                if (own >= 0) log.choose(own);
            }
            placeCard(place ?? (lane ? { x: xOf(time), y: middleOf(lane.row) } : undefined));
            // In a narrow window the card is at the bottom, and the lane that it is about above it.
            if (isNarrow()) {
                element("timeline").scrollIntoView({ block: "start" });
                const bottom = lane ? element("chart").getBoundingClientRect().top + middleOf(lane.row) + ROW / 2 : 0;
                scrollBy(0, Math.max(bottom - box.getBoundingClientRect().top, 0));
            }
            box.focus({ preventScroll: true });
        }
        // A bar for the number that was measured, and a line at its limit.
        function showMeasure(measure) {
            element("card-measure").hidden = measure === undefined || measure[0] === null;
            if (element("card-measure").hidden) return;
            const [value, limit] = measure, most = Math.max(value, limit) * 1.15 || 1;
            element("card-bar").style.width = `${value / most * 100}%`;
            element("card-limit").style.left = `${limit / most * 100}%`;
            element("card-value").textContent = String(value);
            element("card-most").textContent = String(limit);
        }
        const isNarrow = () => matchMedia("(max-width: 800px)").matches;
        let placed;
        // Puts the card below a place of the chart, or above it, with the height that there is; in a narrow window the style puts it at the bottom.
        function placeCard(place) {
            placed = place;
            const box = element("card"), frame = element("chart").getBoundingClientRect(), gap = ROW / 2 + 6;
            const [x, y] = place ? [frame.left + place.x, frame.top + place.y] : [innerWidth / 2, innerHeight / 3];
            box.style.maxHeight = "";
            if (isNarrow()) return;
            const { offsetWidth: width, offsetHeight: whole } = box;
            const above = y - gap - 8, below = innerHeight - y - gap - 8, isBelow = whole <= below || above <= below;
            const height = Math.min(whole, Math.max(isBelow ? below : above, 80));
            if (height < whole) box.style.maxHeight = `${height}px`;
            const left = Math.min(Math.max(x - 40, 8), innerWidth - width - 8);
            const top = isBelow ? Math.min(y + gap, innerHeight - height) : Math.max(y - gap - height, 8);
            [box.style.left, box.style.top] = [`${Math.max(left, 8)}px`, `${top}px`];
        }
        function closeCard() {
            if (!card) return false;
            [card, marked] = [undefined, nothing];
            element("card").hidden = true;
            asked.clear();
            (before?.isConnected ? before : area).focus({ preventScroll: true });
            invalidate();
            return true;
        }
        // The card about the next or the previous touch.
        function stepped(way) {
            if (card.isTouch) return touches[card.touch + way] && { touch: card.touch + way };
            for (let touch = card.touch + way; touch >= 0 && touch < touches.length; touch += way) {
                const next = answer(card.lane, touch);
                if (next) return next;
            }
            return undefined;
        }
        function stepTouch(way) {
            const next = stepped(way);
            if (next) return card.isTouch ? openTouch(next.touch) : show(next);
        }

        element("card-rule").addEventListener("toggle", () => placeCard(placed));
        element("card-close").addEventListener("click", closeCard);
        element("card-before").addEventListener("click", () => stepTouch(-1));
        element("card-after").addEventListener("click", () => stepTouch(1));
        element("card-pin").addEventListener("click", () => {
            pin(card.lane);
            element("card-pin").setAttribute("aria-pressed", String(pinned.includes(card.lane)));
        });

        """#
}
