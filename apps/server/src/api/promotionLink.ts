import type { promotionLinkEndpoints } from '@jiwu/contract';
import { drawPoster } from '../flows/promotionLinks/outside/drawPoster.ts';
import { loadPromotionLink } from '../flows/promotionLinks/queries/loadPromotionLink.ts';
import type { FileAnswer, HandlersOf } from '../platform/http/registerEndpoints.ts';

export const promotionLinkHandlers = {
  async promotionLink({ services, user }, { query }) {
    const origin = services.config.SITE_ORIGIN;
    return await loadPromotionLink(services.db.read, { ...query, userId: user().userId, origin });
  },

  async promotionPoster({ services, user }, { query }): Promise<FileAnswer> {
    const poster = await drawPoster(services, { ...query, userId: user().userId });
    return {
      send: (reply) =>
        reply
          .type('image/png')
          .header('cache-control', 'private, no-store')
          .header('content-disposition', 'inline; filename="jiwu-poster.png"')
          .send(poster),
    };
  },
} satisfies HandlersOf<typeof promotionLinkEndpoints>;
