import { businessDay } from '@jiwu/kernel';
import type { Redis } from 'ioredis';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { isHan, normalise } from '../document/words.ts';
import { allOf, word } from '../filters/tsquery.ts';
import { leadAnywhere } from '../keyword/leadAnywhere.ts';
import { planKeyword } from '../keyword/planKeyword.ts';
import { searchRules } from '../searchRules.ts';
import { hotWordKeys } from './hotWordKeys.ts';
import { isPublicWord } from './isPublicWord.ts';

const DAY_SECONDS = 24 * 60 * 60;
const MONTH_SECONDS = 30 * DAY_SECONDS;

/**
 * A word's figure is the logarithm of its decayed count, in half-lives since 1970: adding one search now adds to it,
 * waiting changes nothing, and the order is that of the decayed counts. It never overflows and nothing has to be
 * recalculated as time passes. In one script, because two searches at once must both count.
 */
const COUNT = `
  local marked, searchers, counted, shown = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
  local word, browser, now, kept, minBrowsers = ARGV[1], ARGV[2], tonumber(ARGV[3]), tonumber(ARGV[4]), tonumber(ARGV[5])
  if not redis.call('SET', marked, '1', 'NX', 'EX', ARGV[6]) then return 0 end
  local before = redis.call('ZSCORE', counted, word)
  local figure = now
  if before then
    before = tonumber(before)
    figure = math.max(before, now) + math.log(1 + 2 ^ -math.abs(before - now)) / math.log(2)
  end
  local text = string.format('%.17g', figure)
  redis.call('ZADD', counted, text, word)
  redis.call('ZREMRANGEBYRANK', counted, 0, -kept - 1)
  if redis.call('SCARD', searchers) < minBrowsers then redis.call('SADD', searchers, browser) end
  redis.call('EXPIRE', searchers, ARGV[7])
  if redis.call('SCARD', searchers) >= minBrowsers then
    redis.call('ZADD', shown, text, word)
    redis.call('ZREMRANGEBYRANK', shown, 0, -kept - 1)
  end
  return 1`;

/** Counts a search towards the hot words: once for a browser, word and day, and only for words that found a product. */
export async function countSearch(
  services: { db: Reader; redis: Redis },
  input: { keyword: string; browserId: string; now: Date },
): Promise<void> {
  const { halfLifeMs, kept, minBrowsers } = searchRules.hotWords;
  const text = normalise(input.keyword).trim().replaceAll(/\s+/g, ' ');
  if (!isPublicWord(text) || !(await leadsSomewhere(services.db, text))) return;
  await services.redis.eval(
    COUNT,
    4,
    hotWordKeys.marked(businessDay(input.now), input.browserId, text),
    hotWordKeys.searchers(text),
    hotWordKeys.counted,
    hotWordKeys.shown,
    text,
    input.browserId,
    input.now.getTime() / halfLifeMs,
    kept,
    minBrowsers,
    DAY_SECONDS,
    MONTH_SECONDS,
  );
}

/** By itself: neither through other words instead, nor as pinyin, which would look odd among the hot words. */
async function leadsSomewhere(db: Reader, text: string): Promise<boolean> {
  const plan = await planKeyword(db, text);
  const tsquery = allOf(
    (plan?.words ?? []).map((planned) => (isHan(planned.text) ? planned.match : word(planned.text))),
  );
  if (tsquery === null) return false;
  const [found] = await leadAnywhere(db, [tsquery]);
  return found === true;
}
