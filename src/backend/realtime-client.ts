// A file of its own, so that the 16 KB of the socket come only when something listens.
export { RealtimeClient } from '@supabase/supabase-js'
