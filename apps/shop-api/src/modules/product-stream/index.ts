// Rules that choose products by themselves, as staff keep them: named conditions, tried by the rule of the shop (catalog/stream-match.ts)
// before they are saved. The projection says which products belong to which stream. Start at streams.ts.
export { changeStream, createStream, removeStream } from "./save-stream.ts";
export { listStreams, readStream, tryStream } from "./streams.ts";
