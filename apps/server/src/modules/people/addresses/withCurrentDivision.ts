import { ShopError } from '../../../platform/errors/ShopError.ts';
import type { AddressFields } from './Address.ts';
import { findDivision } from './divisions/findDivision.ts';

/** Replaces a retired division code by its successor: a form that was filled from an old address may still send it. */
export function withCurrentDivision(fields: AddressFields): AddressFields {
  const division = findDivision(fields.divisionCode);
  if (!division) throw new ShopError('DIVISION_UNKNOWN');
  return { ...fields, divisionCode: division.code };
}
