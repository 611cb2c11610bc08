/**
 * Hands on the data of each server-sent event until the stream ends. The browser's own EventSource can send no token.
 * Its parser is loaded only where something is followed live.
 */
export async function readEvents(body: ReadableStream<Uint8Array>, onData: (data: string) => void): Promise<void> {
  const { EventSourceParserStream } = await import('eventsource-parser/stream');
  const decoder = new TextDecoderStream() as TransformStream<Uint8Array, string>;
  const reader = body.pipeThrough(decoder).pipeThrough(new EventSourceParserStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onData(value.data);
  }
}
