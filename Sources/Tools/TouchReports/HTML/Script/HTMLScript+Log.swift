extension HTMLScript {
    /// The list of decisions or records, of which only the visible rows are in the document.
    static let log = #"""
        // The height of the list beyond which its rows are closer than they are high: browsers limit it.
        const TALLEST = 8_000_000;
        const log = {
            of: logs.decisions, entries: logs.decisions.all, chosen: -1, query: "", found: [],
            // The height of the chosen row beyond that of the others: it has room for all of its reason.
            extra: 0,

            // Shows another list, or the entries that match another query.
            show(name, query) {
                this.of = logs[name];
                this.query = query;
                [this.chosen, this.extra] = [-1, 0];
                this.entries = matches(this.of, query, range);
                this.times = Float64Array.from(this.entries, (row) => this.of.times[row]);
                this.found = query.trim() ? this.times : [];
                const [count, all] = [this.entries.length, this.of.all.length];
                element("found").textContent = query.trim() || range ? `${count} of ${all}` : `${all}`;
                element("log-title").textContent = this.of.title;
                this.follow();
                invalidate();
            },
            get tall() { return Math.max(this.entries.length * this.of.height + this.extra, 1); },
            // The part of the rows' height for one point of scrolling.
            get factor() {
                const room = element("list").clientHeight;
                return this.tall > TALLEST ? (this.tall - room) / (TALLEST - room) : 1;
            },
            // Chooses the last entry up to the chosen instant, unless another one of that instant is chosen.
            follow() { this.choose(this.times[this.chosen] === now ? this.chosen : lastTo(this.times, now)); },
            choose(index) {
                if (index !== this.chosen) this.extra = 0;
                this.chosen = index;
                const { height } = this.of, list = element("list"), factor = this.factor;
                this.fit();
                const place = Math.max(index, 0) * height, top = place - list.scrollTop * factor, room = list.clientHeight;
                if (top < 0 || top + height > room) list.scrollTop = (place - room / 2) / factor;
                this.draw();
                const below = place + height + this.extra - list.scrollTop * factor - room;
                if (index < 0 || below <= 0 || this.extra === 0) return;
                list.scrollTop += Math.min(below, place - list.scrollTop * factor) / factor;
                this.draw();
            },
            fit() { element("height").style.height = `${Math.min(this.tall, TALLEST)}px`; },
            // Goes to an entry, and to its instant.
            go(index) {
                if (index < 0 || index >= this.entries.length) return;
                now = this.times[index];
                this.choose(index);
                showNow();
                announce();
                invalidate();
            },
            // Opens the card of a decision.
            ask(index) {
                if (this.of === logs.decisions && index >= 0) openDecision(this.entries[index]);
            },
            draw() {
                const list = element("list"), { height } = this.of, shift = list.scrollTop * this.factor;
                const first = Math.max(0, Math.floor((shift - this.extra) / height)), last = Math.min(this.entries.length, first + Math.ceil((list.clientHeight + this.extra) / height) + 1);
                const items = [];
                for (let index = first; index < last; index += 1) items.push(this.item(index, list.scrollTop + index * height - shift + (index > this.chosen ? this.extra : 0)));
                element("rows").replaceChildren(...items);
                const own = items[this.chosen - first], extra = own ? Math.max(own.offsetHeight - height, 0) : this.extra;
                if (extra !== this.extra) {
                    this.extra = extra;
                    this.fit();
                    return this.draw();
                }
                if (this.chosen >= first && this.chosen < last) list.setAttribute("aria-activedescendant", `entry-${this.chosen}`);
                else list.removeAttribute("aria-activedescendant");
                const detail = element("detail");
                detail.textContent = this.chosen < 0 ? "" : this.sentence(this.chosen);
            },
            item(index, top) {
                const row = this.entries[index], item = document.createElement("div");
                Object.assign(item, { id: `entry-${index}`, role: "option" });
                item.setAttribute("aria-selected", String(index === this.chosen));
                item.setAttribute("aria-setsize", String(this.entries.length));
                item.setAttribute("aria-posinset", String(index + 1));
                item.classList.toggle("later", this.times[index] > now);
                item.style.top = `${top}px`;
                item.style[index === this.chosen ? "minHeight" : "height"] = `${this.of.height}px`;
                const time = document.createElement("time"), subject = document.createElement("b"), text = document.createElement("bdi");
                time.textContent = seconds(this.times[index]);
                subject.textContent = this.of.subject(row);
                text.textContent = this.of.text(row);
                item.title = text.textContent;
                const symbol = COLORS[data.symbols[this.of.symbol(row)]];
                // The number of its mark in the lanes.
                if (this.of === logs.decisions) item.dataset.number = decisionNumbers[row];
                if (symbol) item.style.setProperty("--outcome", `var(--${symbol})`);
                if (subject.textContent) {
                    const name = document.createElement("bdi");
                    name.append(subject);
                    item.append(time, name, text);
                } else item.append(time, text);
                return item;
            },
            sentence(index) {
                const row = this.entries[index], subject = this.of.subject(row);
                return `${seconds(this.times[index])} — ${subject ? `${subject}: ` : ""}${this.of.text(row)}`;
            },
        };
        const announce = () => { element("status").textContent = log.chosen < 0 ? seconds(now) : log.sentence(log.chosen); };

        """#
}
