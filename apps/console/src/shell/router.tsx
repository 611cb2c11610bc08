import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { LoginPage } from '../login/LoginPage.tsx';
import { useStaffSession } from '../session/staffSession.ts';
import { NotFound } from '../ui/states/NotFound.tsx';
import { PageFailed } from '../ui/states/PageFailed.tsx';
import { AllowedPage } from './AllowedPage.tsx';
import { FirstPage } from './FirstPage.tsx';
import { pages } from './pages.ts';
import { routes } from './routes.tsx';
import { Shell } from './Shell.tsx';

/** The frame for who is signed in; the login, at the same address, for who is not. */
function Door() {
  const isIn = useStaffSession(({ session }) => session !== null);
  return isIn ? <Shell /> : <LoginPage />;
}

const pageRoutes: RouteObject[] = pages.map((page) => ({
  path: page.path,
  element: <AllowedPage page={page} />,
  children: routes[page.path],
}));

export const router = createBrowserRouter([
  {
    element: <Door />,
    errorElement: <PageFailed />,
    children: [
      { index: true, element: <FirstPage /> },
      { path: 'login', element: <Navigate to="/" replace /> },
      { path: 'own', lazy: async () => ({ Component: (await import('../system/own/OwnPage.tsx')).OwnPage }) },
      ...pageRoutes,
      { path: '*', element: <NotFound /> },
    ],
  },
]);
