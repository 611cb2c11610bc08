import { TextDecoder } from 'node:util';
import { SaxesParser } from 'saxes';
import { SpreadsheetRefusal } from '../SpreadsheetRefusal.ts';

export type XmlAttributes = Readonly<Record<string, string | undefined>>;

export interface XmlHandlers {
  readonly open: (name: string, attributes: XmlAttributes) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

/** A text or a tag that goes on for longer than this is none that a spreadsheet writes; the parser would gather it in memory. */
const MOST_WITHOUT_TAG = 1_000_000;
/** Elements within elements; the parser remembers each that is open. */
const DEEPEST = 50;
/** A short element costs the parser as much as a long one. */
const MOST_ELEMENTS = 600_000;

/**
 * Tells the handlers of a part, chunk by chunk; what the handlers have gathered can be taken after each. Names come without
 * their prefix. A document type is refused, so that no entity but those of XML itself is ever known.
 */
export async function* parseXml(chunks: AsyncIterable<Buffer>, handlers: XmlHandlers): AsyncGenerator<void> {
  let sinceTag = 0;
  let elements = 0;
  let depth = 0;
  const parser = new SaxesParser({ position: false });
  parser.on('doctype', () => {
    throw new SpreadsheetRefusal('entities');
  });
  parser.on('opentag', ({ name, attributes }) => {
    sinceTag = 0;
    elements += 1;
    depth += 1;
    if (elements > MOST_ELEMENTS) throw new SpreadsheetRefusal('tooManyCells');
    if (depth > DEEPEST) throw new SpreadsheetRefusal('broken', { depth });
    handlers.open(localName(name), attributes as XmlAttributes);
  });
  parser.on('closetag', ({ name }) => {
    sinceTag = 0;
    depth -= 1;
    handlers.close?.(localName(name));
  });
  if (handlers.text) parser.on('text', handlers.text);
  if (handlers.text) parser.on('cdata', handlers.text);
  try {
    let decoder: TextDecoder | undefined;
    for await (const chunk of chunks) {
      decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true });
      const text = decoder.decode(chunk, { stream: true });
      sinceTag += text.length;
      parser.write(text);
      if (sinceTag > MOST_WITHOUT_TAG) throw new SpreadsheetRefusal('cellTooLong');
      yield;
    }
    parser.close();
  } catch (error) {
    if (error instanceof SpreadsheetRefusal) throw error;
    throw new SpreadsheetRefusal('broken', { message: (error as Error).message.slice(0, 100) });
  }
}

/** A part that is small enough to be read before anything is done with it. */
export async function parseWholeXml(chunks: AsyncIterable<Buffer>, handlers: XmlHandlers): Promise<void> {
  for await (const _ of parseXml(chunks, handlers));
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** Parts are UTF-8; UTF-16 is allowed to them and has its mark. */
function encodingOf(start: Buffer): string {
  const mark = start.subarray(0, 2).toString('hex');
  if (mark === 'fffe') return 'utf-16le';
  return mark === 'feff' ? 'utf-16be' : 'utf-8';
}
