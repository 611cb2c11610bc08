export { contentInvariants } from './contentInvariants.ts';
export { resolveFigures, unknownFigures } from './figures.ts';
export { findGuideEntries, type GuideEntry, listGuide } from './guide/guideQueries.ts';
export {
  castVote,
  countVotes,
  findVote,
  listToldReasons,
  listVotesOf,
  removeVotes,
  type Vote,
  type VoteCounts,
  type Voter,
} from './guide/votes.ts';
export { writeWords } from './guide/words.ts';
export { addTextPicture, findTextPictures } from './pictures/textPictures.ts';
export { plainText } from './render/dressHtml.ts';
export { findWarnings, type TextWarning } from './render/findWarnings.ts';
export { type Block, parseBlocks } from './render/parseBlocks.ts';
export { type RenderedText, renderText, resolveParts } from './render/renderText.ts';
export { CONTENT_TAGS, type Draft, type ShownBody, type ShownText, type StaffText } from './Text.ts';
export type { TextKind, TextPlace, TextVersion, TextWords, Topic } from './Text.ts';
export { listAuthors, listColumns, listMentioned } from './texts/articleAside.ts';
export { createText, listDueTexts, publishDraft, saveDraft, showDueText, withdrawText } from './texts/changeTexts.ts';
export {
  countArticles,
  countColumn,
  countTexts,
  findShownId,
  findShownText,
  listArticles,
  listNextArticles,
  listShownSlugs,
} from './texts/shownTexts.ts';
export { findStaffTextBySlug, getStaffText, listStaffTexts, listVersions } from './texts/staffTexts.ts';
