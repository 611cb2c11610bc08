import { z } from 'zod';
import { findShanghaiTime } from '../clock/shanghaiTime.ts';
import { findFen } from './yuan.ts';

/** Yuan as text, read as fen. */
export const yuanField = z.string().transform((text, context) => {
  const fen = findFen(text);
  if (fen !== undefined) return fen;
  context.addIssue('not an amount in yuan');
  return z.NEVER;
});

/** A stamp of Shanghai, read as an instant. */
export const shanghaiField = z.string().transform((text, context) => {
  const at = findShanghaiTime(text);
  if (at !== undefined) return at;
  context.addIssue('not a time');
  return z.NEVER;
});

/** RFC 3339 with an offset, read as an instant. */
export const instantField = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
