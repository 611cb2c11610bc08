import { isRouteErrorResponse } from 'react-router';
import { pageMeta } from '../config/pageMeta.ts';
import { AnswerPage } from '../features/guide/answer/AnswerPage.tsx';
import type { GuideData } from '../features/guide/GuideData.ts';
import { guideMeta } from '../features/guide/guideMeta.ts';
import { GuideProblem } from '../features/guide/GuideProblem.tsx';
import { GuideHomePage } from '../features/guide/home/GuideHomePage.tsx';
import { loadGuide } from '../features/guide/loadGuide.ts';
import { readAsked } from '../features/guide/readAsked.ts';
import { SearchPage } from '../features/guide/search/SearchPage.tsx';
import { SectionPage } from '../features/guide/section/SectionPage.tsx';
import { tellIfAway } from '../ui/live/shopReach.ts';
import type { Route } from './+types/guide.ts';

const phoneTitles: Readonly<Record<GuideData['kind'], string | undefined>> = {
  home: undefined,
  answer: '购物指南',
  search: '搜索指南',
  section: '购物指南',
};

export const handle = {
  title: '购物指南',
  topSearch: { to: '/guide', label: '搜索指南' },
  channelTitle: (page: GuideData | undefined) => page && phoneTitles[page.kind],
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams, origin } = new URL(request.url);
  return await loadGuide(context, readAsked(searchParams), origin);
}

/** Without a network the guide still opens and names what is missing, instead of giving way to an error page. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<GuideData> {
  try {
    return await serverLoader();
  } catch (error) {
    tellIfAway(error);
    const { searchParams, origin } = new URL(request.url);
    const asked = readAsked(searchParams);
    if (error instanceof Response || isRouteErrorResponse(error) || asked.kind === 'answer') throw error;
    if (asked.kind === 'home') return { kind: 'home', guide: null, origin };
    return { ...asked, sections: null, origin, ...(asked.kind === 'search' && { found: null }) } as GuideData;
  }
}

export const meta = ({ loaderData, error }: Route.MetaArgs) =>
  loaderData
    ? guideMeta(loaderData)
    : [
        ...pageMeta({
          title: isRouteErrorResponse(error) && error.status === 404 ? '没有这个问题' : '指南没有打开',
          description: '下单、支付、配送、售后的说明，可以直接搜索。',
        }),
        { name: 'robots', content: 'noindex' },
      ];

export default function Guide({ loaderData }: Route.ComponentProps) {
  switch (loaderData.kind) {
    case 'home':
      return <GuideHomePage page={loaderData} />;
    case 'answer':
      return <AnswerPage key={loaderData.answer.slug} page={loaderData} />;
    case 'search':
      return <SearchPage page={loaderData} />;
    case 'section':
      return <SectionPage page={loaderData} />;
  }
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <GuideProblem status={isRouteErrorResponse(error) ? error.status : 500} />;
}
