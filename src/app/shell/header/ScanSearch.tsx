import Box from '@mui/material/Box';
import { useNavigate } from 'react-router';

import { useItemHref } from '@/features/catalogue/components/useItemPresentation';
import { useFindExact } from '@/features/catalogue/search/useSuggestions';
import { ScanButton } from '@/features/orderPad/scan/ScanButton';

/** Opens the item whose code the camera reads, or else searches for the code. */
export const ScanSearch = ({ onSearch }: { onSearch: (text: string) => void }) => {
  const navigate = useNavigate();
  const findExact = useFindExact();
  const getItemHref = useItemHref();
  const find = async (code: string) => {
    const item = await findExact(code);
    if (item) void navigate(getItemHref(item));
    else onSearch(code);
  };
  return (
    <Box sx={{ position: 'absolute', top: -2, right: 0 }}>
      <ScanButton isIcon onCode={(code) => void find(code)} />
    </Box>
  );
};
