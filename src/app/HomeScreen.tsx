import Box from '@mui/material/Box';
import { lazy, Suspense, useRef, type ComponentProps } from 'react';
import { HomePage } from '@/features/content/HomePage';
import { useNear } from '@/shared/ui/useNear';
import { Skeleton } from '@/shared/ui/Skeleton';

const ItemRail = lazy(async () => {
  const { RailWithActions: Component } = await import(/* webpackChunkName: "item-rail" */ './RailWithActions');
  return { default: Component };
});

// What a rail takes, so that nothing below it moves when it comes.
const place = <Skeleton sx={{ mt: 6, height: { xs: 'calc(62vw + 245px)', sm: 485 } }} />;

/** The catalogue's code and lists are fetched when the visitor comes to where they show. */
const LateRail = ({ kind }: ComponentProps<typeof ItemRail>) => {
  const element = useRef<HTMLDivElement>(null);
  const seen = useNear(element, '-1px');
  return (
    <Box ref={element} sx={{ display: 'flow-root' }}>
      {seen ? (
        <Suspense fallback={place}>
          <ItemRail kind={kind} />
        </Suspense>
      ) : (
        place
      )}
    </Box>
  );
};

/** Spec §2: the home page shows what is highlighted and what is recent. */
export const HomeScreen = () => (
  <HomePage>
    <LateRail kind="highlighted" />
    <LateRail kind="recent" />
  </HomePage>
);
