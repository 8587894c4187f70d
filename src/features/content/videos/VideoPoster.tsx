import Box from '@mui/material/Box';

export const videoPicture = { width: 1280, height: 720 };

export const PlayMark = () => (
  <Box
    component="span"
    sx={{
      display: 'grid',
      placeItems: 'center',
      width: 64,
      height: 64,
      borderRadius: '50%',
      bgcolor: 'primary.main',
      color: 'primary.contrastText',
      transition: 'transform 150ms',
    }}
  >
    <Box component="svg" viewBox="0 0 16 16" aria-hidden sx={{ width: 26, fill: 'currentColor', ml: 0.5 }}>
      <path d="M4.500 2.500l8.500 5.500-8.500 5.500z" />
    </Box>
  </Box>
);
