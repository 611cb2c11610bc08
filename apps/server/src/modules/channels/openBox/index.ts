export { findChecklist, getChecklist, listChecklists, saveChecklist } from './inspections/checklists.ts';
export { type Findings, type Inspection } from './inspections/Inspection.ts';
export {
  findInspection,
  finishInspection,
  getInspection,
  listInspections,
  openInspection,
  saveFindings,
} from './inspections/inspections.ts';
export { addPhoto, getPhoto, listPhotos, type Photo, placesMissing, removePhoto } from './inspections/photos.ts';
export { isRaised, suggestGrade } from './inspections/suggestGrade.ts';
export { type Acknowledged, listAcknowledged, listAllAcknowledged, setAcknowledged } from './locks/acknowledgements.ts';
export { type Ask, asksOf } from './locks/asks.ts';
export { getLock, listLocks, type Lock, recordLock } from './locks/locks.ts';
export { openBoxInvariants } from './openBoxInvariants.ts';
export { isAllAcknowledged, openBoxKind } from './openBoxKind.ts';
export { catchUpPrice } from './prices/catchUpPrice.ts';
export { listDueDrops, listOldReferences, setReference } from './prices/dueUnits.ts';
export { findLastPrice, firstDropAt, listPrices, recordPrice, suggestTerms } from './prices/prices.ts';
export { addUnitReminder, listUnitReminders, removeUnitReminders, takeUnitReminders } from './reminders.ts';
export { countFacets, countListed, countOffers, countSavings } from './search/countOffers.ts';
export { countPrices } from './search/countPrices.ts';
export type { UnitFilters } from './search/filters.ts';
export { findBestOffer, findOffer, listOfferProducts, listOffers, listOffersOf } from './search/listOffers.ts';
export { addToSearch, removeFromSearch, veil } from './search/searchRows.ts';
export { cardAt, type Frozen, priceAt, staticCardOf } from './search/StaticCard.ts';
export { bumpVersion, changeUnit } from './units/changeUnit.ts';
export { describePassport, listPassports } from './units/passport.ts';
export { releaseUnit } from './units/releaseUnit.ts';
export {
  awaitTakeIn,
  dropReturned,
  dropTakenIn,
  holdReturned,
  listReturned,
  type WaitingReturn,
} from './units/returns.ts';
export { takeInUnit } from './units/takeInUnit.ts';
export { type Grade, scheduleOf, subjectOf, UNIT, type Unit, type PriceTerms } from './units/Unit.ts';
export {
  findComparable,
  getShownUnit,
  getUnit,
  holdPhotographed,
  holdUnit,
  holdVersion,
  listSoldUnits,
  listStaffUnits,
  listUnits,
} from './units/unitQueries.ts';
