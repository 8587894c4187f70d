import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { hasTags, splitParagraphs } from '@/shared/lib/plainText';
import { lazyPart } from '@/shared/ui/lazyPart';
import { Unreachable } from '@/shared/ui/Notice';
import { TextLoading } from './TextLoading';

const HtmlText = lazyPart(
  async () => (await import(/* webpackChunkName: "html-text" */ './HtmlText')).HtmlText,
  Unreachable,
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
