import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { RequestFailure } from '@/api/errors/RequestFailure';
import { isMissing, type Answer } from './answer';
import { ArticleLoading } from './ArticleLayout';
import { EmptyContent } from './EmptyContent';
import { PageHeading } from './PageHeading';

type ContentArticleProps<Data> = {
  answer: Answer<Data>;
  /** The id in the URL is invalid, so nothing is requested. */
  nowhere?: boolean;
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
  answer,
  nowhere = false,
  picture,
  back,
  name,
  failed,
  gone,
  children,
}: ContentArticleProps<Data>) => {
  const { data, error, refetch } = answer;
  if (data) return children(data);
  const missing = nowhere || isMissing(error);
  const heading = <PageHeading title={missing ? <FormattedMessage {...gone} /> : name} above={back} />;
  if (!error && !missing) return <ArticleLoading picture={picture}>{heading}</ArticleLoading>;
  return (
    <>
      {heading}
      {missing && <EmptyContent />}
      {error && !missing && <RequestFailure title={failed} error={error} onRetry={() => void refetch()} />}
    </>
  );
};
