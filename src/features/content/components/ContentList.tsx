import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';

import { RequestFailure } from '@/api/errors/RequestFailure';

import type { ContentQuery } from './contentQuery';
import { EmptyContent } from './EmptyContent';

type ContentListProps<Item> = {
  query: ContentQuery<Item[]>;
  loading: ReactNode;
  failed: MessageDescriptor;
  empty?: MessageDescriptor;
  children: (items: Item[]) => ReactNode;
};

/** The four states of a list with a screen of its own. */
export const ContentList = <Item,>({ query, loading, failed, empty, children }: ContentListProps<Item>) => {
  const { data, error, refetch } = query;
  if (data) return data.length > 0 ? children(data) : <EmptyContent title={empty} />;
  if (error) return <RequestFailure title={failed} error={error} onRetry={() => void refetch()} />;
  return loading;
};
