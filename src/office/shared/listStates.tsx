import { ListNoResults, Pagination, useListContext, useListContextWithProps } from 'react-admin';

/** A list that could not be read is not empty. */
export const NoResults = () => (useListContextWithProps().error ? null : <ListNoResults />);

export const ListPages = () => (useListContext().error ? null : <Pagination />);
