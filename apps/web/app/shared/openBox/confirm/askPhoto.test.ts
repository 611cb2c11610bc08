import { expect, it } from 'vitest';
import type { UnitPhoto } from '../Unit.ts';
import { askPhoto } from './askPhoto.ts';

const photo = (id: string, place: UnitPhoto['place']) => ({ id, place }) as UnitPhoto;
const photos = [photo('1', 'front'), photo('2', 'wear'), photo('3', 'wear'), photo('4', 'parts')];

it('is the own photo of a defect, or that of its place, or none', () => {
  expect(askPhoto({ kind: 'defect', photoId: '3' }, photos)?.id).toBe('3');
  expect(askPhoto({ kind: 'defect', photoId: null }, photos)?.id).toBe('2');
  expect(askPhoto({ kind: 'missing', photoId: null }, photos)?.id).toBe('4');
  expect(askPhoto({ kind: 'used', photoId: null }, photos)).toBeNull();
});
