import type { contentEndpoints } from '@jiwu/contract';
import { drawSharePicture } from '../flows/content/outside/drawSharePicture.ts';
import { loadArticle } from '../flows/content/queries/loadArticle.ts';
import { loadArticleAside } from '../flows/content/queries/loadArticleAside.ts';
import { loadArticles } from '../flows/content/queries/loadArticles.ts';
import { loadGuideAnswer } from '../flows/content/queries/loadGuideAnswer.ts';
import { loadGuideHome } from '../flows/content/queries/loadGuideHome.ts';
import { searchGuide } from '../flows/content/queries/searchGuide.ts';
import { voteOnAnswer } from '../flows/content/voteOnAnswer.ts';
import { findShownId, findVote, listShownSlugs, type Voter } from '../modules/content/content/index.ts';
import { ShopError } from '../platform/errors/ShopError.ts';
import type { FileAnswer, HandlersOf } from '../platform/http/registerEndpoints.ts';
import type { RequestContext } from '../platform/http/RequestContext.ts';

export const contentHandlers = {
  async articleList({ services }, { query }) {
    const { topic, column, cursor } = query;
    return await loadArticles(services.db.read, { topic, column, cursor, now: services.clock() });
  },

  async articleAside({ services }) {
    return await loadArticleAside(services.db.read, services.clock());
  },

  async articleOpen({ services }, { query }) {
    return await loadArticle(services.db.read, { key: query.id, now: services.clock() });
  },

  async guideHome({ services }) {
    return await loadGuideHome(services.db.read);
  },

  async guideSearch({ services }, { query }) {
    const { words, section } = query;
    return await searchGuide(services.db.read, { words, section });
  },

  async guideAnswer({ services }, { query }) {
    return await loadGuideAnswer(services.db.read, { slug: query.topic, now: services.clock() });
  },

  async guideVoteMine(context, { query }) {
    const { read } = context.services.db;
    const textId = await findShownId(read, { kind: 'guide', slug: query.topic });
    if (textId === null) throw new ShopError('NOT_FOUND');
    return { isUseful: await findVote(read, { textId, voter: voterOf(context) }) };
  },

  async guideVote(context, { body }) {
    const { topic, isUseful, reason, words } = body;
    const voter = voterOf(context);
    const now = context.services.clock();
    return await context.write(async (tx) => {
      const votes = await voteOnAnswer(tx, { slug: topic, voter, vote: { isUseful, reason, words }, now });
      return { isUseful, votes };
    });
  },

  async contentSitemap({ services }) {
    const texts = await listShownSlugs(services.db.read);
    const of = (kind: 'article' | 'guide') =>
      texts
        .filter((text) => text.kind === kind)
        .map(({ slug, publishedAt }): [string, string] => [slug, publishedAt.toISOString()]);
    return { articles: of('article'), guide: of('guide') };
  },

  async contentPicture({ services }, { query }): Promise<FileAnswer> {
    const picture = await drawSharePicture(services, query);
    return {
      send: (reply) =>
        reply
          .type('image/jpeg')
          .header('cache-control', 'public, max-age=3600')
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(picture),
    };
  },
} satisfies HandlersOf<typeof contentEndpoints>;

/** A user by their account, a guest by their browser. */
function voterOf(context: RequestContext): Voter {
  return { userId: context.caller?.userId ?? null, browserId: context.browserId() };
}
