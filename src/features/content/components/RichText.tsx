import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';

import { hasTags, splitParagraphs } from '@/shared/lib/plainText';
import { lazyPart } from '@/shared/ui/lazyPart';
import { Unreachable } from '@/shared/ui/Notice';
import { Skeleton } from '@/shared/ui/Skeleton';
import { uiMessages } from '@/shared/ui/uiMessages';

/** A placeholder with about as many lines as the text is likely to have. */
export const TextLoading = ({ lines }: { lines: number }) => {
  const { formatMessage } = useIntl();
  return (
    <Box role="status" aria-label={formatMessage(uiMessages.loading)} sx={{ maxWidth: '68ch' }}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} sx={{ height: '1rem', mb: 1.5, width: line === lines - 1 ? '55%' : '100%' }} />
      ))}
    </Box>
  );
};

const HtmlText = lazyPart(
  async () => (await import(/* webpackChunkName: "html-text" */ '@/shared/ui/HtmlText')).HtmlText,
  {
    chunk: 'html-text',
    Missing: Unreachable,
  },
);

/** Body text from the public service: plain paragraphs, or HTML sanitised against an allow-list. */
export const RichText = ({ text }: { text: string }) => (
  <Box sx={{ maxWidth: '68ch', fontSize: '1.0625rem', lineHeight: 1.7 }}>
    {hasTags(text) ? (
      <Suspense fallback={<TextLoading lines={4} />}>
        <HtmlText html={text} />
      </Suspense>
    ) : (
      splitParagraphs(text).map((paragraph, index) => (
        <Typography
          key={index}
          sx={{ font: 'inherit', whiteSpace: 'pre-line', overflowWrap: 'anywhere', '& + &': { mt: 2 } }}
        >
          {paragraph}
        </Typography>
      ))
    )}
  </Box>
);
