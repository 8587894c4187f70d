import { FormattedMessage } from 'react-intl';

import { type CategoryNode, useGetCataloguePageQuery, useGetCategoryTreeQuery } from '@/api/catalogueApi';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { placeHref, toCategoryPlace } from '@/shared/routing/catalogueAddresses';
import { ButtonLink } from '@/shared/ui/Button';

import { useCategoryName, useItemHref } from '../components/useItemPresentation';
import { Rail } from './Rail';
import { railMessages } from './railMessages';

const itemsAtMost = 12;

const CategoryRail = ({ category }: { category: CategoryNode }) => {
  const lang = useLanguage();
  const getCategoryName = useCategoryName();
  const getItemHref = useItemHref();
  const { currentData, error } = useGetCataloguePageQuery({ categoryId: category.categoryId, pageSize: itemsAtMost });
  if (error) return null;
  const only = currentData?.items[0];
  return (
    <Rail
      title={getCategoryName(category)}
      items={currentData?.items}
      action={
        <ButtonLink
          tone="quiet"
          to={category.count === 1 && only ? getItemHref(only) : placeHref(lang, toCategoryPlace(category))}
          sx={{ color: 'primary.main', whiteSpace: 'nowrap', mr: -2 }}
        >
          <FormattedMessage {...railMessages.seeAll} values={{ count: category.count }} />
        </ButtonLink>
      }
    />
  );
};

/** The categories of a product line, by ids from either catalogue, each with some of its items. */
export const CategoryRails = ({ stockCategoryIds }: { stockCategoryIds: readonly number[] }) => {
  const { data: nodes = [] } = useGetCategoryTreeQuery(undefined, { skip: stockCategoryIds.length === 0 });
  const categories = [...new Set(stockCategoryIds)]
    .flatMap((id) => nodes.find(({ stockCategoryId }) => stockCategoryId === id) ?? [])
    .filter(({ count }) => count > 0);
  return categories.map((category) => <CategoryRail key={category.categoryId} category={category} />);
};
