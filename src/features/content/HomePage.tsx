import type { ReactNode } from 'react';
import { PageBody } from '@/shared/ui/PageBody';
import { Hero } from './home/Hero';
import { LateSections } from './home/LateSections';

/** `children` go between the hero and the sections from the public service: the catalogue's item rails. */
export const HomePage = ({ children }: { children?: ReactNode }) => (
  <PageBody>
    <Hero />
    {children}
    <LateSections />
  </PageBody>
);
