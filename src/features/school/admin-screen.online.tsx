import { Link } from '@tanstack/react-router'
import { readSchool } from '#backend/school/school.ts'
import { Button } from '#ui/button.tsx'
import { EmptyPage } from '#ui/empty-page.tsx'
import { FormAlert } from '#ui/forms/form-alert.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { AdminPanel } from './admin-panel.tsx'
import { useAsked } from './use-asked.ts'

/** /admin: the server says who is an administrator each time the page opens [SCHOOL-01] [SCHOOL-02]. */
export function AdminScreen({ purchase }: { purchase: string | undefined }) {
  const school = useAsked(readSchool)
  const { value, failed } = school
  if (value?.is_admin) return <AdminPanel school={value} onSchool={school.put} purchase={purchase} />
  return (
    <div className="px-3 pt-4 pb-8">
      <div className="mx-auto max-w-page md:px-6 md:py-4">
        <h1 className="text-2xl max-md:sr-only">Admin Panel</h1>
        {value ? (
          <AccessDenied />
        ) : failed ? (
          <div className="mt-4 space-y-4">
            <FormAlert id="admin-check" text="Failed to check admin status." />
            <Button variant="primary" onClick={() => void school.again()}>
              Try again
            </Button>
          </div>
        ) : (
          <Spinner className="mt-4" label="Checking admin privileges..." />
        )}
      </div>
    </div>
  )
}

/** [SCHOOL-03] [SCHOOL-04] [SCHOOL-05] */
function AccessDenied() {
  return (
    <EmptyPage
      className="mt-4"
      title="Access Denied"
      text={
        <>
          You need administrator privileges to access this page.
          <br />
          Only premium subscribers with admin privileges can access the admin panel.
        </>
      }
      action={
        <Link to="/home" className="btn btn-primary">
          Home
        </Link>
      }
    />
  )
}
