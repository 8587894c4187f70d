import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { rootReducer } from '@/store/rootReducer';
import { reorderOpened, reorderSlice, type Reordered } from './reorderSlice';

const { selectReorder, selectReordered } = reorderSlice.injectInto(rootReducer).selectors;

export const useReorder = () => useAppSelector(selectReorder);
export const useReordered = () => useAppSelector(selectReordered);

export const useOpenReorder = () => {
  const dispatch = useAppDispatch();
  return (reordered: Reordered) => void dispatch(reorderOpened(reordered));
};
