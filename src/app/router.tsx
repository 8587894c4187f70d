import { createBrowserRouter, redirect, type RouteObject } from 'react-router';
import { languageChosen, selectLanguage, selectStoredLanguage } from '@/features/language/languageSlice';
import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import { paths } from '@/shared/routing/paths';
import { ScreenLoading } from '@/shared/ui/ScreenLoading';
import type { AppStore } from '@/store/createAppStore';
import { PassToShellBoundary } from './errors/PassToShellBoundary';
import { ScreenBoundary } from './errors/ScreenBoundary';
import { createLanguageGuard } from './languageGuard';
import { Shell } from './shell/Shell';

const homePage = async () => {
  const { HomePage } = await import(/* webpackChunkName: "home" */ '@/features/content/HomePage');
  return { Component: HomePage };
};

const notFoundPage = async () => {
  const { NotFoundPage } = await import(/* webpackChunkName: "not-found" */ './NotFoundPage');
  return { Component: NotFoundPage };
};

export const createRoutes = (store: AppStore, config: RuntimeConfig): RouteObject[] => {
  const language = () => selectLanguage(store.getState(), config.defaultLanguage);
  const guard = createLanguageGuard({
    stored: () => selectStoredLanguage(store.getState()),
    preset: language,
    choose: (chosen) => store.dispatch(languageChosen(chosen)),
  });
  const toNotFound = () => redirect(paths.notFound.href({ lang: language() }));
  return [
    {
      Component: Shell,
      ErrorBoundary: PassToShellBoundary,
      HydrateFallback: ScreenLoading,
      children: [
        { path: paths.root.path, loader: guard },
        {
          path: paths.language.path,
          loader: guard,
          ErrorBoundary: ScreenBoundary,
          HydrateFallback: ScreenLoading,
          children: [
            { index: true, lazy: homePage },
            { path: paths.notFound.path, lazy: notFoundPage },
            { path: '*', loader: toNotFound },
          ],
        },
        { path: '*', loader: toNotFound },
      ],
    },
  ];
};

export const createAppRouter = (store: AppStore, config: RuntimeConfig) =>
  createBrowserRouter(createRoutes(store, config));
