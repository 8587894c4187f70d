import { createBox } from '@mui/system';

/** MUI's, without the default theme that it makes for those who give none. */
export default createBox({ defaultClassName: 'MuiBox-root' });
