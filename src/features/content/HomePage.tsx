import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { selectLayoutData } from '@/features/layout/layoutSlice';
import { useAppSelector } from '@/store/hooks';
import { PageBody } from '@/shared/ui/PageBody';
import { Banners } from './Banners';

const Aside = () => {
  const layout = useAppSelector(selectLayoutData);
  if (!layout) return null;
  return (
    <Box component="aside" sx={{ mt: { xs: 6, md: 9 }, pt: { xs: 4, md: 5 }, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="h2">{layout.aside_title}</Typography>
      {layout.aside_sub_title && (
        <Typography sx={{ mt: 1, color: 'text.secondary', maxWidth: '60ch' }}>{layout.aside_sub_title}</Typography>
      )}
    </Box>
  );
};

export const HomePage = () => (
  <PageBody>
    <Banners />
    <Aside />
  </PageBody>
);
