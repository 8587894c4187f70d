import { skipToken } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router';

import { useGetProductLineQuery } from '@/api/contentApi';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { usePageMetadata } from '@/shared/routing/pageMetadata';
import { pageTitles } from '@/shared/routing/pageTitles';
import { paths } from '@/shared/routing/paths';
import { PageBody } from '@/shared/ui/PageBody';
import type { ProductLine } from '@/contracts/public';

import { linePicture } from './cards/ProductLineCards';
import { ArticleLayout } from './components/ArticleLayout';
import { ContentArticle } from './components/ContentArticle';
import { isMissing, parseRecordId } from './components/contentQuery';
import { BackLink, PageHeading } from './components/PageHeading';
import { RichText } from './components/RichText';
import { contentMessages } from './contentMessages';

type ProductLinePageProps = {
  /** The categories and items of the product line, rendered by the catalogue. */
  items?: (line: ProductLine) => ReactNode;
};

export const ProductLinePage = ({ items }: ProductLinePageProps) => {
  const { id = '' } = useParams();
  const lang = useLanguage();
  const lineId = parseRecordId(id);
  const query = useGetProductLineQuery(lineId === null ? skipToken : { id: lineId });
  const { currentData: line } = query;
  const { formatMessage } = useIntl();
  const isGone = lineId === null || isMissing(query.error);
  usePageMetadata({
    title: isGone ? formatMessage(contentMessages.lineGone) : line?.name,
    description: line?.summary ?? undefined,
    isMissing: isGone,
    picture: line?.imageUrl,
  });
  const back = <BackLink to={paths.productLines.href({ lang })} label={contentMessages.linesAll} />;
  return (
    <PageBody>
      <ContentArticle
        query={{ ...query, data: line }}
        isInvalidId={lineId === null}
        picture={linePicture}
        back={back}
        name={formatMessage(pageTitles.productLines)}
        failed={contentMessages.lineFailed}
        gone={contentMessages.lineGone}
      >
        {(shown) => (
          <>
            <ArticleLayout imageUrl={shown.imageUrl} picture={linePicture}>
              <PageHeading title={shown.name} lead={shown.summary} above={back} />
              {shown.body && <RichText text={shown.body} />}
            </ArticleLayout>
            {items?.(shown)}
          </>
        )}
      </ContentArticle>
    </PageBody>
  );
};
