import { isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from 'react-router';
import { pageMeta } from '../config/pageMeta.ts';
import { loadProduct } from '../features/product/loadProduct.ts';
import { productMeta } from '../features/product/productMeta.ts';
import { ProductPage } from '../features/product/ProductPage.tsx';
import { ProductProblem } from '../features/product/ProductProblem.tsx';
import type { Route } from './+types/product.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams, origin } = new URL(request.url);
  const id = searchParams.get('id');
  return id ? await loadProduct(context, { id, pickId: searchParams.get('pick'), origin }) : null;
}

/** Choosing another SKU changes the address, not the product. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return ['id', 'pick'].some((name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name));
}

export const handle = { title: '商品', ownPhoneBars: true };

export const meta = ({ loaderData, error }: Route.MetaArgs) =>
  loaderData
    ? productMeta(loaderData)
    : [
        ...pageMeta({
          title: titleOf(error),
          description: '商品的图片、规格、每一种价格与理由、评价和历史价格。可以从货源里选一件，也可以搜索。',
        }),
        { name: 'robots', content: 'noindex' },
      ];

function titleOf(error: unknown): string {
  if (!error) return '商品';
  return isRouteErrorResponse(error) && error.status === 404 ? '没有找到这件商品' : '商品没有打开';
}

export default function Product({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <ProductProblem status={200} />;
  return <ProductPage key={loaderData.product.id} {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProductProblem status={isRouteErrorResponse(error) ? error.status : 500} />;
}
