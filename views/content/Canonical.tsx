import { useView } from '../layout/view.tsx'

/** Of a page that has several addresses, or a query: the one under which it is to be found. With what is said of it there. */
export const Canonical = ({ path, description }: { path: string; description: string }) => (
  <>
    <link rel="canonical" href={`${useView().baseUrl}${path}`} />
    <meta name="description" content={description} />
  </>
)
