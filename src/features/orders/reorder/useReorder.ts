import { addingSlice } from '@/features/cart/adding/addingSlice';
import { useAppSelector } from '@/store/hooks';
import { rootReducer } from '@/store/rootReducer';
import { reorderRun, reorderSlice } from './reorderSlice';

const { selectReorder, selectReordered } = reorderSlice.injectInto(rootReducer).selectors;
const { selectAdding } = addingSlice.injectInto(rootReducer).selectors;

export const useReorder = () => useAppSelector(selectReorder);
export const useReordered = () => useAppSelector(selectReordered);
export const useReorderRun = () => useAppSelector((state) => selectAdding(state, reorderRun));
