import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

import { RequestFailure } from '@/api/errors/RequestFailure';

import { ArticleLoading } from './ArticleLayout';
import { type ContentQuery, isMissing } from './contentQuery';
import { EmptyContent } from './EmptyContent';
import { PageHeading } from './PageHeading';

type ContentArticleProps<Data> = {
  query: ContentQuery<Data>;
  /** The id in the URL is invalid, so nothing is requested. */
  isInvalidId?: boolean;
  picture: { width: number; height: number };
  back: ReactNode;
  /** The heading while the article's own is not available. */
  name: ReactNode;
  failed: MessageDescriptor;
  gone: MessageDescriptor;
  children: (data: Data) => ReactNode;
};

/** The four states of one article. One that no longer exists is not an error. */
export const ContentArticle = <Data,>({
  query,
  isInvalidId = false,
  picture,
  back,
  name,
  failed,
  gone,
  children,
}: ContentArticleProps<Data>) => {
  const { data, error, refetch } = query;
  if (data) return children(data);
  const isGone = isInvalidId || isMissing(error);
  const heading = <PageHeading title={isGone ? <FormattedMessage {...gone} /> : name} above={back} />;
  if (!error && !isGone) return <ArticleLoading picture={picture}>{heading}</ArticleLoading>;
  return (
    <>
      {heading}
      {isGone && <EmptyContent />}
      {error && !isGone && <RequestFailure title={failed} error={error} onRetry={() => void refetch()} />}
    </>
  );
};
