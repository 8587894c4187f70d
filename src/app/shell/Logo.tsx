import Box from '@mui/material/Box';

/** A corner of a ruler: two sides with ticks. It uses the page's colours; a deployment may replace it. */
const Mark = () => (
  <Box component="svg" viewBox="0 0 32 32" aria-hidden sx={{ width: 30, height: 30, display: 'block', flex: 'none' }}>
    <path d="M2 2h9v19h19v9H2z" fill="currentColor" />
    <path
      d="M7 7h4M8.5 12h2.500M7 17h4M15 25v-4M20 23.500v-2.500M25 25v-4"
      stroke="var(--mui-palette-background-paper)"
      strokeWidth="1.6"
    />
    <circle cx="22.5" cy="9.5" r="4.5" fill="var(--mui-palette-secondary-main)" />
  </Box>
);

export const Logo = ({ name, logoUrl }: { name: string; logoUrl: string }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, color: 'primary.main' }}>
    {logoUrl ? <img src={logoUrl} alt="" height={30} /> : <Mark />}
    <Box
      component="span"
      sx={{
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        fontSize: '1.25rem',
        fontWeight: 720,
        letterSpacing: '-0.03em',
        color: 'text.primary',
      }}
    >
      {name}
    </Box>
  </Box>
);
