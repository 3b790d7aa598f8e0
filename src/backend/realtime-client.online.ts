// This file exists so that the 16 KB of the socket are loaded only when something listens.
export { RealtimeClient } from '@supabase/supabase-js'
