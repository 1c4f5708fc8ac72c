// A client of WebSocket, as much of it as a browser's remote protocol needs: text messages to a server on this computer. Node has one of its
// own from version 22 on.

import { createHash, randomBytes } from "node:crypto";
import http from "node:http";

const continuation = 0x0;
const text = 0x1;
const close = 0x8;
const ping = 0x9;
const pong = 0xa;

export class Socket {
    // Called with each message, and when the connection has ended.
    onmessage = () => {};
    onclose = () => {};
    #stream;
    #bytes;
    #parts = [];

    static connect(url) {
        const key = randomBytes(16).toString("base64");
        const request = http.get(url.replace(/^ws:/, "http:"), {
            headers: { connection: "Upgrade", upgrade: "websocket", "sec-websocket-version": 13, "sec-websocket-key": key },
        });
        return new Promise((resolve, reject) => {
            request.on("error", reject);
            request.on("response", (response) => reject(new Error(`${url} answers ${response.statusCode} and speaks no WebSocket`)));
            request.on("upgrade", (response, stream, first) => {
                const expected = createHash("sha1").update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest("base64");
                if (response.headers["sec-websocket-accept"] === expected) resolve(new Socket(stream, first));
                else reject(new Error(`${url} does not complete the handshake`));
            });
        });
    }

    constructor(stream, first) {
        this.#stream = stream;
        this.#bytes = first;
        stream.on("data", (bytes) => {
            this.#bytes = Buffer.concat([this.#bytes, bytes]);
            while (this.#takeFrame());
        });
        stream.on("error", () => {});
        stream.on("close", () => this.onclose());
    }

    send(message) { this.#write(text, Buffer.from(message)); }
    close() { this.#stream.destroy(); }

    // Reads a frame if all of it has arrived.
    #takeFrame() {
        const bytes = this.#bytes;
        if (bytes.length < 2) return false;
        let length = bytes[1] & 0x7f;
        let at = 2;
        if (length === 126) {
            if (bytes.length < 4) return false;
            length = bytes.readUInt16BE(2);
            at = 4;
        } else if (length === 127) {
            if (bytes.length < 10) return false;
            length = Number(bytes.readBigUInt64BE(2));
            at = 10;
        }
        if (bytes.length < at + length) return false;
        const [kind, isLast, content] = [bytes[0] & 0xf, bytes[0] & 0x80, bytes.subarray(at, at + length)];
        this.#bytes = bytes.subarray(at + length);
        if (kind === ping) this.#write(pong, content);
        else if (kind === close) this.close();
        else if (kind === text || kind === continuation) {
            this.#parts.push(content);
            if (isLast) this.onmessage(Buffer.concat(this.#parts.splice(0)).toString("utf8"));
        }
        return true;
    }

    // Frames of a client are masked.
    #write(kind, content) {
        const { length } = content;
        const head = Buffer.alloc(length < 126 ? 2 : length < 65536 ? 4 : 10);
        head[0] = 0x80 | kind;
        head[1] = 0x80 | (length < 126 ? length : length < 65536 ? 126 : 127);
        if (head.length === 4) head.writeUInt16BE(length, 2);
        if (head.length === 10) head.writeBigUInt64BE(BigInt(length), 2);
        const mask = randomBytes(4);
        this.#stream.write(Buffer.concat([head, mask, content.map((byte, index) => byte ^ mask[index & 3])]));
    }
}
