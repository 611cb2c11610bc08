import { useAddress } from '../../ui/address/useAddress.ts';
import { PageHead } from '../../ui/panel/PageHead.tsx';
import { ViewTabs } from '../../ui/views/ViewTabs.tsx';
import { BrandsPart } from './BrandsPart.tsx';
import { CategoriesPart } from './CategoriesPart.tsx';
import { TemplatesPart } from './TemplatesPart.tsx';

/** What goods are sorted by and sent with. */
export function ReferencesPage() {
  const { query } = useAddress();
  const part = query['view'] ?? 'categories';
  return (
    <>
      <PageHead title="类目、品牌、运费" about="改动立刻生效；名称改了，搜索随后跟上" />
      <ViewTabs
        page="references"
        views={[
          { name: '类目', query: '' },
          { name: '品牌', query: 'view=brands' },
          { name: '运费模板', query: 'view=templates' },
        ]}
      />
      {part === 'categories' && <CategoriesPart />}
      {part === 'brands' && <BrandsPart />}
      {part === 'templates' && <TemplatesPart />}
    </>
  );
}
