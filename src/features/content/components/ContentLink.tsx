import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { Link } from '@/shared/ui/Link';
import { linkTarget } from './linkTarget';

type ContentLinkProps = { address: string | null; sx?: SxProps<Theme>; children: ReactNode };

/** A link from the content, or plain text if its URL is unsafe. */
export const ContentLink = ({ address, sx = {}, children }: ContentLinkProps) => {
  const target = linkTarget(address, useLanguage());
  if (!target) return children;
  return target.kind === 'inside' ? (
    <Box component={Link} to={target.to} sx={sx}>
      {children}
    </Box>
  ) : (
    <Box component="a" href={target.href} target="_blank" rel="noopener noreferrer" sx={sx}>
      {children}
    </Box>
  );
};
