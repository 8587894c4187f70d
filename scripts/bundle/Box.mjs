import { createBox } from '@mui/system';

/** MUI's Box, without the default theme that it creates as a fallback. */
export default createBox({ defaultClassName: 'MuiBox-root' });
