import { DAY_MS } from '@jiwu/kernel';
import type { NumberFormat } from './numberFormats.ts';

/** Spreadsheets keep 15 digits and show no more. */
const DIGITS = 15;
/** The days of both ways of counting, as milliseconds of JavaScript. */
const FIRST_DAY_1900 = Date.UTC(1899, 11, 30);
const FIRST_DAY_1904 = Date.UTC(1904, 0, 1);
/** 29 February 1900, which never was, is counted: days before it are one more. */
const FALSE_LEAP_DAY = 60;
/** 31 December 9999. */
const LAST_DAY = 2_958_466;

export interface NumberStyle {
  readonly format: NumberFormat;
  readonly countsFrom1904: boolean;
}

/** The number in full, without an exponent: 13812345678, never 1.38E+10. */
export function showNumber(value: number, { format, countsFrom1904 }: NumberStyle): string {
  switch (format.kind) {
    case 'plain':
      return plainNumber(value);
    case 'date':
      return showDate(value, countsFrom1904);
    case 'code':
      if (value < 0) return plainNumber(value);
      return format.before + plainNumber(Math.round(value)).padStart(format.digits, '0') + format.after;
  }
}

/** More digits than a spreadsheet keeps: the last ones are no longer those that were typed. */
export function isRounded(value: number): boolean {
  return Math.abs(value) >= 10 ** DIGITS;
}

function plainNumber(value: number): string {
  const [mantissa = '', exponent] = value.toPrecision(DIGITS).split('e');
  if (exponent === undefined) return mantissa.includes('.') ? mantissa.replace(/\.?0+$/, '') : mantissa;
  const power = Number(exponent);
  if (power < 0) return value.toFixed(Math.min(100, DIGITS - 1 - power)).replace(/\.?0+$/, '');
  const [whole = '', fraction = ''] = mantissa.split('.');
  return whole + fraction.padEnd(power, '0');
}

function showDate(serial: number, countsFrom1904: boolean): string {
  if (serial < 0 || serial > LAST_DAY) return plainNumber(serial);
  const isEarly = !countsFrom1904 && serial < FALSE_LEAP_DAY;
  const days = isEarly ? serial + 1 : serial;
  const at = (countsFrom1904 ? FIRST_DAY_1904 : FIRST_DAY_1900) + Math.round((days * DAY_MS) / 1000) * 1000;
  const [date = '', time = ''] = new Date(at).toISOString().slice(0, 19).split('T');
  if (serial < 1) return time;
  return time === '00:00:00' ? date : `${date} ${time}`;
}
