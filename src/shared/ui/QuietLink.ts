import { styled } from '@mui/material/styles';
import { Link } from 'react-router';

/** A link within text. */
export const QuietLink = styled(Link)({ color: 'inherit', fontWeight: 600, textUnderlineOffset: '0.2em' });
