import { useAppSelector } from '@/store/hooks';
import { rootReducer } from '@/store/rootReducer';
import { reorderSlice } from './reorderSlice';

const { selectReorder, selectReordered } = reorderSlice.injectInto(rootReducer).selectors;

export const useReorder = () => useAppSelector(selectReorder);
export const useReordered = () => useAppSelector(selectReordered);
