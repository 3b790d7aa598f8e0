-- The schema as all migrations together make it, to be read: tables with everything that belongs to them, then functions.
-- This file is generated and never run. Change supabase/migrations, then rewrite it with:
--   npx vitest run --project backend tests/supabase/schema.test.ts --update
-- It shows the embedded backend; 20261122011700_hosted.sql says where a hosted project differs.

GRANT USAGE ON SCHEMA public TO PUBLIC;
GRANT USAGE ON SCHEMA public TO anon;
GRANT USAGE ON SCHEMA public TO authenticated;
GRANT USAGE ON SCHEMA public TO service_role;

-- Default rights in every schema on functions: {postgres=X/postgres}

CREATE TYPE private.synced_row AS (rev bigint, t text, r jsonb);

-- Not written out: private.licence_pages_id_seq (relation of kind S)
-- Not written out: private.model_costs (relation of kind v)
-- Not written out: private.payment_findings_id_seq (relation of kind S)
-- Not written out: private.plans_due_id_seq (relation of kind S)
-- Not written out: private.school_log_id_seq (relation of kind S)

-- public.chat_messages ------------------------------------------------------------------------------------------------

CREATE TABLE public.chat_messages (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL,
  session_id uuid NOT NULL,
  role text NOT NULL,
  content text NOT NULL DEFAULT ''::text,
  chat_content text,
  html_content text,
  edited_html_content text,
  edited_revision uuid,
  also_edited jsonb NOT NULL DEFAULT '[]'::jsonb,
  resource_link text,
  resource_type text,
  is_visable boolean NOT NULL DEFAULT true,
  state text NOT NULL DEFAULT 'done'::text,
  reply_to uuid,
  context jsonb,
  doc jsonb,
  doc_version integer,
  created_at timestamp with time zone NOT NULL DEFAULT private.now_ms(),
  rev bigint NOT NULL DEFAULT 0,
  offer text,
  CONSTRAINT chat_messages_pkey PRIMARY KEY (id),
  CONSTRAINT chat_messages_id_user_id_key UNIQUE (id, user_id),
  CONSTRAINT chat_messages_also_edited_check CHECK ((jsonb_typeof(also_edited) = 'array'::text)),
  CONSTRAINT chat_messages_offer_check CHECK ((offer = 'planner'::text)),
  CONSTRAINT chat_messages_resource_type_check CHECK ((resource_type = ANY (ARRAY['worksheet'::text, 'activity'::text, 'assessment'::text]))),
  CONSTRAINT chat_messages_role_check CHECK ((role = ANY (ARRAY['user'::text, 'assistant'::text]))),
  CONSTRAINT chat_messages_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'failed'::text, 'stopped'::text]))),
  CONSTRAINT chat_messages_session_id_user_id_fkey FOREIGN KEY (session_id, user_id) REFERENCES public.chat_sessions(id, user_id) ON DELETE CASCADE
);

CREATE INDEX chat_messages_by_rev ON public.chat_messages USING btree (user_id, rev);
CREATE INDEX chat_messages_of_chat ON public.chat_messages USING btree (session_id, user_id, created_at);
CREATE INDEX chat_messages_reply_to ON public.chat_messages USING btree (reply_to) WHERE (reply_to IS NOT NULL);

CREATE TRIGGER a_bury AFTER DELETE ON public.chat_messages FOR EACH ROW EXECUTE FUNCTION private.bury('id');
CREATE TRIGGER a_lock BEFORE INSERT OR DELETE OR UPDATE ON public.chat_messages FOR EACH STATEMENT EXECUTE FUNCTION private.lock_own_head();
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.chat_messages FOR EACH ROW EXECUTE FUNCTION private.stamp();
CREATE TRIGGER b_guard BEFORE UPDATE ON public.chat_messages FOR EACH ROW EXECUTE FUNCTION private.guard_update('edited_html_content', 'is_visable', 'rev');
CREATE TRIGGER b_guard_truncate BEFORE TRUNCATE ON public.chat_messages FOR EACH STATEMENT EXECUTE FUNCTION private.guard_truncate();
CREATE TRIGGER c_revision BEFORE UPDATE OF edited_html_content ON public.chat_messages FOR EACH ROW WHEN ((new.edited_html_content IS DISTINCT FROM old.edited_html_content)) EXECUTE FUNCTION private.keep_revision();
CREATE TRIGGER z_tell AFTER INSERT OR DELETE OR UPDATE ON public.chat_messages FOR EACH ROW EXECUTE FUNCTION private.tell_change();

ALTER TABLE public.chat_messages ENABLE ROW LEVEL SECURITY;

CREATE POLICY own_select ON public.chat_messages FOR SELECT TO authenticated
  USING ((user_id = ( SELECT auth.uid() AS uid)));
CREATE POLICY own_update ON public.chat_messages FOR UPDATE TO authenticated
  USING ((user_id = ( SELECT auth.uid() AS uid)))
  WITH CHECK ((user_id = ( SELECT auth.uid() AS uid)));
CREATE POLICY password_first_update ON public.chat_messages AS RESTRICTIVE FOR UPDATE TO authenticated
  USING (( SELECT private.may_write() AS may_write));

GRANT SELECT ON public.chat_messages TO authenticated;
GRANT DELETE, INSERT, SELECT, UPDATE ON public.chat_messages TO service_role;

GRANT UPDATE (edited_html_content, is_visable) ON public.chat_messages TO authenticated;

-- public.chat_sessions ------------------------------------------------------------------------------------------------

CREATE TABLE public.chat_sessions (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL,
  title text NOT NULL DEFAULT 'New Chat'::text,
  generator_type text NOT NULL DEFAULT 'lessonPlan'::text,
  is_deleted boolean NOT NULL DEFAULT false,
  created_at timestamp with time zone NOT NULL DEFAULT private.now_ms(),
  updated_at timestamp with time zone NOT NULL DEFAULT private.now_ms(),
  rev bigint NOT NULL DEFAULT 0,
  deleted_at timestamp with time zone,
  CONSTRAINT chat_sessions_pkey PRIMARY KEY (id),
  CONSTRAINT chat_sessions_id_user_id_key UNIQUE (id, user_id),
  CONSTRAINT chat_sessions_generator_type_check CHECK ((generator_type = ANY (ARRAY['lessonPlan'::text, 'resourceGenerator'::text]))),
  CONSTRAINT chat_sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);

CREATE INDEX chat_sessions_by_age ON public.chat_sessions USING btree (updated_at);
CREATE INDEX chat_sessions_by_rev ON public.chat_sessions USING btree (user_id, rev);
CREATE INDEX chat_sessions_in_bin ON public.chat_sessions USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX chat_sessions_newest ON public.chat_sessions USING btree (user_id, updated_at DESC);

CREATE TRIGGER a_bury AFTER DELETE ON public.chat_sessions FOR EACH ROW EXECUTE FUNCTION private.bury('id');
CREATE TRIGGER a_lock BEFORE INSERT OR DELETE OR UPDATE ON public.chat_sessions FOR EACH STATEMENT EXECUTE FUNCTION private.lock_own_head();
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.chat_sessions FOR EACH ROW EXECUTE FUNCTION private.stamp();
CREATE TRIGGER b_guard BEFORE UPDATE ON public.chat_sessions FOR EACH ROW EXECUTE FUNCTION private.guard_update('title', 'updated_at', 'is_deleted', 'rev');
CREATE TRIGGER b_guard_new BEFORE INSERT ON public.chat_sessions FOR EACH ROW EXECUTE FUNCTION private.guard_new_session();
CREATE TRIGGER b_guard_truncate BEFORE TRUNCATE ON public.chat_sessions FOR EACH STATEMENT EXECUTE FUNCTION private.guard_truncate();
CREATE TRIGGER c_new BEFORE INSERT ON public.chat_sessions FOR EACH ROW EXECUTE FUNCTION private.new_session_rules();
CREATE TRIGGER c_rules BEFORE UPDATE ON public.chat_sessions FOR EACH ROW EXECUTE FUNCTION private.session_rules();
CREATE TRIGGER d_bin BEFORE INSERT OR UPDATE ON public.chat_sessions FOR EACH ROW EXECUTE FUNCTION private.note_deletion();
CREATE TRIGGER z_tell AFTER INSERT OR DELETE OR UPDATE ON public.chat_sessions FOR EACH ROW EXECUTE FUNCTION private.tell_change();

ALTER TABLE public.chat_sessions ENABLE ROW LEVEL SECURITY;

CREATE POLICY own_insert ON public.chat_sessions FOR INSERT TO authenticated
  WITH CHECK ((user_id = ( SELECT auth.uid() AS uid)));
CREATE POLICY own_select ON public.chat_sessions FOR SELECT TO authenticated
  USING ((user_id = ( SELECT auth.uid() AS uid)));
CREATE POLICY own_update ON public.chat_sessions FOR UPDATE TO authenticated
  USING ((user_id = ( SELECT auth.uid() AS uid)))
  WITH CHECK ((user_id = ( SELECT auth.uid() AS uid)));
CREATE POLICY password_first_insert ON public.chat_sessions AS RESTRICTIVE FOR INSERT TO authenticated
  WITH CHECK (( SELECT private.may_write() AS may_write));
CREATE POLICY password_first_update ON public.chat_sessions AS RESTRICTIVE FOR UPDATE TO authenticated
  USING (( SELECT private.may_write() AS may_write));

GRANT SELECT ON public.chat_sessions TO authenticated;
GRANT DELETE, INSERT, SELECT, UPDATE ON public.chat_sessions TO service_role;

GRANT INSERT (id, user_id, title, generator_type) ON public.chat_sessions TO authenticated;
GRANT UPDATE (title, is_deleted, updated_at) ON public.chat_sessions TO authenticated;

-- public.curriculum_blocks --------------------------------------------------------------------------------------------

CREATE TABLE public.curriculum_blocks (
  id integer NOT NULL,
  subject text NOT NULL,
  year_group text NOT NULL,
  strand text NOT NULL,
  skill text NOT NULL,
  CONSTRAINT curriculum_blocks_pkey PRIMARY KEY (id),
  CONSTRAINT curriculum_blocks_subject_year_group_strand_skill_key UNIQUE (subject, year_group, strand, skill)
);

CREATE TRIGGER b_guard_truncate BEFORE TRUNCATE ON public.curriculum_blocks FOR EACH STATEMENT EXECUTE FUNCTION private.guard_truncate();

ALTER TABLE public.curriculum_blocks ENABLE ROW LEVEL SECURITY;

CREATE POLICY everyone_select ON public.curriculum_blocks FOR SELECT TO anon, authenticated
  USING (true);

GRANT SELECT ON public.curriculum_blocks TO anon;
GRANT SELECT ON public.curriculum_blocks TO authenticated;
GRANT DELETE, INSERT, SELECT, UPDATE ON public.curriculum_blocks TO service_role;

-- public.curriculum_goals ---------------------------------------------------------------------------------------------

CREATE TABLE public.curriculum_goals (
  id text NOT NULL,
  block_id integer NOT NULL,
  place integer NOT NULL,
  outcome text NOT NULL,
  source text NOT NULL,
  CONSTRAINT curriculum_goals_pkey PRIMARY KEY (id),
  CONSTRAINT curriculum_goals_block_id_place_key UNIQUE (block_id, place),
  CONSTRAINT curriculum_goals_block_id_fkey FOREIGN KEY (block_id) REFERENCES public.curriculum_blocks(id) ON DELETE CASCADE
);

CREATE TRIGGER b_guard_truncate BEFORE TRUNCATE ON public.curriculum_goals FOR EACH STATEMENT EXECUTE FUNCTION private.guard_truncate();

ALTER TABLE public.curriculum_goals ENABLE ROW LEVEL SECURITY;

CREATE POLICY everyone_select ON public.curriculum_goals FOR SELECT TO anon, authenticated
  USING (true);

GRANT SELECT ON public.curriculum_goals TO anon;
GRANT SELECT ON public.curriculum_goals TO authenticated;
GRANT DELETE, INSERT, SELECT, UPDATE ON public.curriculum_goals TO service_role;

-- public.curriculum_versions ------------------------------------------------------------------------------------------

CREATE TABLE public.curriculum_versions (
  only_one boolean NOT NULL DEFAULT true,
  version text NOT NULL,
  loaded_at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT curriculum_versions_pkey PRIMARY KEY (only_one),
  CONSTRAINT curriculum_versions_only_one_check CHECK (only_one)
);

CREATE TRIGGER b_guard_truncate BEFORE TRUNCATE ON public.curriculum_versions FOR EACH STATEMENT EXECUTE FUNCTION private.guard_truncate();

ALTER TABLE public.curriculum_versions ENABLE ROW LEVEL SECURITY;

CREATE POLICY everyone_select ON public.curriculum_versions FOR SELECT TO anon, authenticated
  USING (true);

GRANT SELECT ON public.curriculum_versions TO anon;
GRANT SELECT ON public.curriculum_versions TO authenticated;
GRANT DELETE, INSERT, SELECT, UPDATE ON public.curriculum_versions TO service_role;

-- public.resource_revisions -------------------------------------------------------------------------------------------

CREATE TABLE public.resource_revisions (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL,
  message_id uuid NOT NULL,
  base_id uuid,
  restored_from uuid,
  device uuid,
  html text NOT NULL,
  doc jsonb,
  created_at timestamp with time zone NOT NULL DEFAULT private.now_ms(),
  saved_at timestamp with time zone NOT NULL DEFAULT private.now_ms(),
  CONSTRAINT resource_revisions_pkey PRIMARY KEY (id),
  CONSTRAINT resource_revisions_message_id_user_id_fkey FOREIGN KEY (message_id, user_id) REFERENCES public.chat_messages(id, user_id) ON DELETE CASCADE
);

CREATE INDEX resource_revisions_of_message ON public.resource_revisions USING btree (message_id, created_at);
CREATE INDEX resource_revisions_of_user ON public.resource_revisions USING btree (user_id);

CREATE TRIGGER b_guard_truncate BEFORE TRUNCATE ON public.resource_revisions FOR EACH STATEMENT EXECUTE FUNCTION private.guard_truncate();

ALTER TABLE public.resource_revisions ENABLE ROW LEVEL SECURITY;

CREATE POLICY own_select ON public.resource_revisions FOR SELECT TO authenticated
  USING ((user_id = ( SELECT auth.uid() AS uid)));

GRANT SELECT ON public.resource_revisions TO authenticated;
GRANT DELETE, INSERT, SELECT, UPDATE ON public.resource_revisions TO service_role;

-- public.school_memberships -------------------------------------------------------------------------------------------

CREATE TABLE public.school_memberships (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  admin_id uuid NOT NULL,
  member_id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT private.now_ms(),
  was_invited boolean NOT NULL DEFAULT false,
  email_confirmed boolean NOT NULL DEFAULT false,
  invitation_sent_at timestamp with time zone,
  password_reset_required boolean NOT NULL DEFAULT false,
  password_reset_completed boolean NOT NULL DEFAULT false,
  email text,
  admin_provided_name text,
  name_conflict_detected boolean NOT NULL DEFAULT false,
  subscription_status text,
  is_managed boolean NOT NULL DEFAULT true,
  CONSTRAINT school_memberships_pkey PRIMARY KEY (id),
  CONSTRAINT school_memberships_member_id_key UNIQUE (member_id),
  CONSTRAINT school_memberships_check CHECK ((member_id <> admin_id)),
  CONSTRAINT school_memberships_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  CONSTRAINT school_memberships_member_id_fkey FOREIGN KEY (member_id) REFERENCES auth.users(id) ON DELETE CASCADE
);

CREATE INDEX school_memberships_of_admin ON public.school_memberships USING btree (admin_id, created_at DESC);

CREATE TRIGGER b_guard BEFORE UPDATE ON public.school_memberships FOR EACH ROW EXECUTE FUNCTION private.guard_update();
CREATE TRIGGER b_guard_truncate BEFORE TRUNCATE ON public.school_memberships FOR EACH STATEMENT EXECUTE FUNCTION private.guard_truncate();
CREATE TRIGGER d_end_sessions AFTER DELETE ON public.school_memberships FOR EACH ROW EXECUTE FUNCTION private.end_given_sessions();
CREATE TRIGGER d_note_password AFTER INSERT OR UPDATE OF password_reset_required, password_reset_completed ON public.school_memberships FOR EACH ROW EXECUTE FUNCTION private.note_given_password();
CREATE TRIGGER d_seat_next AFTER DELETE ON public.school_memberships FOR EACH ROW EXECUTE FUNCTION private.seat_next_member();
CREATE TRIGGER d_shelf AFTER DELETE ON public.school_memberships FOR EACH ROW EXECUTE FUNCTION private.take_from_shelf();
CREATE TRIGGER e_log AFTER INSERT OR DELETE OR UPDATE OF subscription_status ON public.school_memberships FOR EACH ROW EXECUTE FUNCTION private.log_membership();

ALTER TABLE public.school_memberships ENABLE ROW LEVEL SECURITY;

CREATE POLICY own_select ON public.school_memberships FOR SELECT TO authenticated
  USING (((member_id = ( SELECT auth.uid() AS uid)) OR (admin_id = ( SELECT auth.uid() AS uid))));

GRANT SELECT ON public.school_memberships TO authenticated;
GRANT DELETE, INSERT, SELECT, UPDATE ON public.school_memberships TO service_role;

-- public.starred_items ------------------------------------------------------------------------------------------------

CREATE TABLE public.starred_items (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL,
  message_id uuid NOT NULL,
  chat_session_id uuid,
  item_type text NOT NULL,
  school_id uuid,
  starred_at timestamp with time zone NOT NULL DEFAULT private.now_ms(),
  rev bigint NOT NULL DEFAULT 0,
  name text,
  folder text,
  tags text[] NOT NULL DEFAULT '{}'::text[],
  CONSTRAINT starred_items_pkey PRIMARY KEY (id),
  CONSTRAINT starred_items_user_id_message_id_key UNIQUE (user_id, message_id),
  CONSTRAINT star_labels CHECK ((((length(name) >= 1) AND (length(name) <= 120)) AND ((length(folder) >= 1) AND (length(folder) <= 60)) AND (cardinality(tags) <= 10) AND (length(array_to_string(tags, ''::text)) <= 300))),
  CONSTRAINT starred_items_item_type_check CHECK ((item_type = ANY (ARRAY['lesson_plan'::text, 'resource'::text]))),
  CONSTRAINT starred_items_message_id_user_id_fkey FOREIGN KEY (message_id, user_id) REFERENCES public.chat_messages(id, user_id) ON DELETE CASCADE
);

CREATE INDEX starred_items_by_rev ON public.starred_items USING btree (user_id, rev);
CREATE INDEX starred_items_of_message ON public.starred_items USING btree (message_id);
CREATE INDEX starred_items_of_school ON public.starred_items USING btree (school_id) WHERE (school_id IS NOT NULL);

CREATE TRIGGER a_bury AFTER DELETE ON public.starred_items FOR EACH ROW EXECUTE FUNCTION private.bury('message_id');
CREATE TRIGGER a_lock BEFORE INSERT OR DELETE OR UPDATE ON public.starred_items FOR EACH STATEMENT EXECUTE FUNCTION private.lock_own_head();
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.starred_items FOR EACH ROW EXECUTE FUNCTION private.stamp();
CREATE TRIGGER b_guard BEFORE UPDATE ON public.starred_items FOR EACH ROW EXECUTE FUNCTION private.guard_update('rev');
CREATE TRIGGER b_guard_truncate BEFORE TRUNCATE ON public.starred_items FOR EACH STATEMENT EXECUTE FUNCTION private.guard_truncate();
CREATE TRIGGER c_rules BEFORE INSERT ON public.starred_items FOR EACH ROW EXECUTE FUNCTION private.star_rules();
CREATE TRIGGER z_tell AFTER INSERT OR DELETE OR UPDATE ON public.starred_items FOR EACH ROW EXECUTE FUNCTION private.tell_change();

ALTER TABLE public.starred_items ENABLE ROW LEVEL SECURITY;

CREATE POLICY own_delete ON public.starred_items FOR DELETE TO authenticated
  USING ((user_id = ( SELECT auth.uid() AS uid)));
CREATE POLICY own_insert ON public.starred_items FOR INSERT TO authenticated
  WITH CHECK ((user_id = ( SELECT auth.uid() AS uid)));
CREATE POLICY own_select ON public.starred_items FOR SELECT TO authenticated
  USING ((user_id = ( SELECT auth.uid() AS uid)));
CREATE POLICY password_first_delete ON public.starred_items AS RESTRICTIVE FOR DELETE TO authenticated
  USING (( SELECT private.may_write() AS may_write));
CREATE POLICY password_first_insert ON public.starred_items AS RESTRICTIVE FOR INSERT TO authenticated
  WITH CHECK (( SELECT private.may_write() AS may_write));

GRANT DELETE, SELECT ON public.starred_items TO authenticated;
GRANT DELETE, INSERT, SELECT, UPDATE ON public.starred_items TO service_role;

GRANT INSERT (id, user_id, message_id, chat_session_id, item_type, school_id) ON public.starred_items TO authenticated;

-- public.subscriptions ------------------------------------------------------------------------------------------------

CREATE TABLE public.subscriptions (
  user_id uuid NOT NULL,
  message_limit integer NOT NULL DEFAULT 10,
  plan_type text NOT NULL DEFAULT 'free'::text,
  cancel_at_period_end boolean NOT NULL DEFAULT false,
  status text,
  current_period_end timestamp with time zone,
  school_name text,
  school_id uuid,
  is_trial boolean NOT NULL DEFAULT false,
  trial_expires_at timestamp with time zone,
  is_admin boolean NOT NULL DEFAULT false,
  rev bigint NOT NULL DEFAULT 0,
  deletion_due_at timestamp with time zone,
  own_plan_renews_at timestamp with time zone,
  CONSTRAINT subscriptions_pkey PRIMARY KEY (user_id),
  CONSTRAINT subscriptions_message_limit_check CHECK ((message_limit >= 0)),
  CONSTRAINT subscriptions_school_name_check CHECK ((length(school_name) <= 200)),
  CONSTRAINT subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);

CREATE INDEX subscriptions_cancelled ON public.subscriptions USING btree (current_period_end) WHERE cancel_at_period_end;
CREATE INDEX subscriptions_due_for_deletion ON public.subscriptions USING btree (deletion_due_at) WHERE (deletion_due_at IS NOT NULL);
CREATE INDEX subscriptions_of_school ON public.subscriptions USING btree (school_id) WHERE (school_id IS NOT NULL);
CREATE UNIQUE INDEX school_of_one_admin ON public.subscriptions USING btree (school_id) WHERE is_admin;

CREATE TRIGGER a_bury AFTER DELETE ON public.subscriptions FOR EACH ROW EXECUTE FUNCTION private.bury('user_id');
CREATE TRIGGER a_lock BEFORE INSERT OR DELETE OR UPDATE ON public.subscriptions FOR EACH STATEMENT EXECUTE FUNCTION private.lock_own_head();
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.subscriptions FOR EACH ROW EXECUTE FUNCTION private.stamp();
CREATE TRIGGER b_guard BEFORE UPDATE ON public.subscriptions FOR EACH ROW EXECUTE FUNCTION private.guard_update('school_name', 'school_id', 'rev');
CREATE TRIGGER b_guard_school BEFORE UPDATE ON public.subscriptions FOR EACH ROW EXECUTE FUNCTION private.guard_school();
CREATE TRIGGER b_guard_truncate BEFORE TRUNCATE ON public.subscriptions FOR EACH STATEMENT EXECUTE FUNCTION private.guard_truncate();
CREATE TRIGGER c_rules BEFORE UPDATE OF school_id ON public.subscriptions FOR EACH ROW EXECUTE FUNCTION private.school_rules();
CREATE TRIGGER d_school_name AFTER UPDATE OF school_name, school_id ON public.subscriptions FOR EACH ROW WHEN ((new.is_admin AND ((new.school_name IS DISTINCT FROM old.school_name) OR (new.school_id IS DISTINCT FROM old.school_id)))) EXECUTE FUNCTION private.note_school_name();
CREATE TRIGGER e_end_log AFTER DELETE ON public.subscriptions FOR EACH ROW EXECUTE FUNCTION private.end_school_log();
CREATE TRIGGER e_log AFTER UPDATE OF school_name ON public.subscriptions FOR EACH ROW WHEN ((new.is_admin AND (new.school_name IS DISTINCT FROM old.school_name))) EXECUTE FUNCTION private.log_school_name();
CREATE TRIGGER z_tell AFTER INSERT OR DELETE OR UPDATE ON public.subscriptions FOR EACH ROW EXECUTE FUNCTION private.tell_change();

ALTER TABLE public.subscriptions ENABLE ROW LEVEL SECURITY;

CREATE POLICY own_select ON public.subscriptions FOR SELECT TO authenticated
  USING ((user_id = ( SELECT auth.uid() AS uid)));
CREATE POLICY own_update ON public.subscriptions FOR UPDATE TO authenticated
  USING ((user_id = ( SELECT auth.uid() AS uid)))
  WITH CHECK ((user_id = ( SELECT auth.uid() AS uid)));
CREATE POLICY password_first_update ON public.subscriptions AS RESTRICTIVE FOR UPDATE TO authenticated
  USING (( SELECT private.may_write() AS may_write));

GRANT SELECT ON public.subscriptions TO authenticated;
GRANT DELETE, INSERT, SELECT, UPDATE ON public.subscriptions TO service_role;

GRANT UPDATE (school_name, school_id) ON public.subscriptions TO authenticated;

-- public.sync_heads ---------------------------------------------------------------------------------------------------

CREATE TABLE public.sync_heads (
  user_id uuid NOT NULL,
  epoch uuid NOT NULL DEFAULT gen_random_uuid(),
  rev bigint NOT NULL DEFAULT 0,
  CONSTRAINT sync_heads_pkey PRIMARY KEY (user_id),
  CONSTRAINT sync_heads_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
) WITH (fillfactor=50);

CREATE TRIGGER b_guard_truncate BEFORE TRUNCATE ON public.sync_heads FOR EACH STATEMENT EXECUTE FUNCTION private.guard_truncate();
CREATE TRIGGER z_tell AFTER INSERT OR DELETE OR UPDATE ON public.sync_heads FOR EACH ROW EXECUTE FUNCTION private.tell_change();

ALTER TABLE public.sync_heads ENABLE ROW LEVEL SECURITY;

CREATE POLICY own_select ON public.sync_heads FOR SELECT TO authenticated
  USING ((user_id = ( SELECT auth.uid() AS uid)));

GRANT SELECT ON public.sync_heads TO authenticated;
GRANT DELETE, INSERT, SELECT, UPDATE ON public.sync_heads TO service_role;

-- public.sync_tombstones ----------------------------------------------------------------------------------------------

CREATE TABLE public.sync_tombstones (
  user_id uuid NOT NULL,
  table_name text NOT NULL,
  row_id uuid NOT NULL,
  rev bigint NOT NULL,
  CONSTRAINT sync_tombstones_pkey PRIMARY KEY (user_id, table_name, row_id),
  CONSTRAINT sync_tombstones_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);

CREATE INDEX sync_tombstones_by_rev ON public.sync_tombstones USING btree (user_id, rev);

CREATE TRIGGER b_guard_truncate BEFORE TRUNCATE ON public.sync_tombstones FOR EACH STATEMENT EXECUTE FUNCTION private.guard_truncate();

ALTER TABLE public.sync_tombstones ENABLE ROW LEVEL SECURITY;

CREATE POLICY own_select ON public.sync_tombstones FOR SELECT TO authenticated
  USING ((user_id = ( SELECT auth.uid() AS uid)));

GRANT SELECT ON public.sync_tombstones TO authenticated;
GRANT DELETE, INSERT, SELECT, UPDATE ON public.sync_tombstones TO service_role;

-- public.teacher_classes ----------------------------------------------------------------------------------------------

CREATE TABLE public.teacher_classes (
  user_id uuid NOT NULL,
  years integer[] NOT NULL DEFAULT '{}'::integer[],
  size integer,
  esol boolean,
  esol_count integer,
  devices text,
  room text NOT NULL DEFAULT ''::text,
  teacher text NOT NULL DEFAULT ''::text,
  school text NOT NULL DEFAULT ''::text,
  updated_at timestamp with time zone NOT NULL DEFAULT private.now_ms(),
  rev bigint NOT NULL DEFAULT 0,
  logo text NOT NULL DEFAULT ''::text,
  CONSTRAINT teacher_classes_pkey PRIMARY KEY (user_id),
  CONSTRAINT teacher_classes_devices_check CHECK ((devices = ANY (ARRAY['none'::text, 'shared'::text, 'each'::text]))),
  CONSTRAINT teacher_classes_esol_count_check CHECK (((esol_count >= 1) AND (esol_count <= 60))),
  CONSTRAINT teacher_classes_logo_check CHECK (((logo = ''::text) OR ((length(logo) <= 60000) AND (logo ~ '^data:image/(png|jpeg);base64,[A-Za-z0-9+/]+=*$'::text)))),
  CONSTRAINT teacher_classes_room_check CHECK ((length(room) <= 100)),
  CONSTRAINT teacher_classes_school_check CHECK ((length(school) <= 100)),
  CONSTRAINT teacher_classes_size_check CHECK (((size >= 1) AND (size <= 60))),
  CONSTRAINT teacher_classes_teacher_check CHECK ((length(teacher) <= 100)),
  CONSTRAINT teacher_classes_years_check CHECK (((years <@ ARRAY[1, 2, 3, 4, 5, 6, 7, 8]) AND (cardinality(years) <= 8))),
  CONSTRAINT teacher_classes_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);

CREATE TRIGGER a_lock BEFORE INSERT OR DELETE OR UPDATE ON public.teacher_classes FOR EACH STATEMENT EXECUTE FUNCTION private.lock_own_head();
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.teacher_classes FOR EACH ROW EXECUTE FUNCTION private.stamp();
CREATE TRIGGER b_guard_truncate BEFORE TRUNCATE ON public.teacher_classes FOR EACH STATEMENT EXECUTE FUNCTION private.guard_truncate();

ALTER TABLE public.teacher_classes ENABLE ROW LEVEL SECURITY;

CREATE POLICY own_select ON public.teacher_classes FOR SELECT TO authenticated
  USING ((user_id = ( SELECT auth.uid() AS uid)));

GRANT SELECT ON public.teacher_classes TO authenticated;
GRANT DELETE, INSERT, SELECT, UPDATE ON public.teacher_classes TO service_role;

-- public.user_usage ---------------------------------------------------------------------------------------------------

CREATE TABLE public.user_usage (
  user_id uuid NOT NULL,
  count_messages integer NOT NULL DEFAULT 0,
  rev bigint NOT NULL DEFAULT 0,
  CONSTRAINT user_usage_pkey PRIMARY KEY (user_id),
  CONSTRAINT user_usage_count_messages_check CHECK ((count_messages >= 0)),
  CONSTRAINT user_usage_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);

CREATE TRIGGER a_bury AFTER DELETE ON public.user_usage FOR EACH ROW EXECUTE FUNCTION private.bury('user_id');
CREATE TRIGGER a_lock BEFORE INSERT OR DELETE OR UPDATE ON public.user_usage FOR EACH STATEMENT EXECUTE FUNCTION private.lock_own_head();
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.user_usage FOR EACH ROW EXECUTE FUNCTION private.stamp();
CREATE TRIGGER b_guard BEFORE UPDATE ON public.user_usage FOR EACH ROW EXECUTE FUNCTION private.guard_update('rev');
CREATE TRIGGER b_guard_truncate BEFORE TRUNCATE ON public.user_usage FOR EACH STATEMENT EXECUTE FUNCTION private.guard_truncate();
CREATE TRIGGER z_tell AFTER INSERT OR DELETE OR UPDATE ON public.user_usage FOR EACH ROW EXECUTE FUNCTION private.tell_change();

ALTER TABLE public.user_usage ENABLE ROW LEVEL SECURITY;

CREATE POLICY own_select ON public.user_usage FOR SELECT TO authenticated
  USING ((user_id = ( SELECT auth.uid() AS uid)));

GRANT SELECT ON public.user_usage TO authenticated;
GRANT DELETE, INSERT, SELECT, UPDATE ON public.user_usage TO service_role;

-- private.applied_ops -------------------------------------------------------------------------------------------------

CREATE TABLE private.applied_ops (
  user_id uuid NOT NULL,
  op_id uuid NOT NULL,
  hash text NOT NULL,
  outcome jsonb NOT NULL,
  CONSTRAINT applied_ops_pkey PRIMARY KEY (user_id, op_id),
  CONSTRAINT applied_ops_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);

-- private.contact_turns -----------------------------------------------------------------------------------------------

CREATE TABLE private.contact_turns (
  sender bytea NOT NULL,
  network bytea NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT clock_timestamp()
);

CREATE INDEX contact_turns_at ON private.contact_turns USING btree (at);

-- private.deleted_accounts --------------------------------------------------------------------------------------------

CREATE TABLE private.deleted_accounts (
  user_id uuid NOT NULL,
  deleted_at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT deleted_accounts_pkey PRIMARY KEY (user_id)
);

-- private.email_confirmations -----------------------------------------------------------------------------------------

CREATE TABLE private.email_confirmations (
  user_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT email_confirmations_pkey PRIMARY KEY (user_id),
  CONSTRAINT email_confirmations_token_hash_key UNIQUE (token_hash),
  CONSTRAINT email_confirmations_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);

-- private.failed_attempts ---------------------------------------------------------------------------------------------

CREATE TABLE private.failed_attempts (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  message_id uuid NOT NULL,
  user_id uuid NOT NULL,
  attempt integer NOT NULL,
  kind text NOT NULL,
  reason text NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT failed_attempts_pkey PRIMARY KEY (id),
  CONSTRAINT failed_attempts_reason_check CHECK ((char_length(reason) <= 300)),
  CONSTRAINT failed_attempts_message_id_fkey FOREIGN KEY (message_id) REFERENCES public.chat_messages(id) ON DELETE CASCADE,
  CONSTRAINT failed_attempts_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);

CREATE INDEX failed_attempts_by_time ON private.failed_attempts USING btree (at);
CREATE INDEX failed_attempts_of_message ON private.failed_attempts USING btree (message_id);
CREATE INDEX failed_attempts_of_user ON private.failed_attempts USING btree (user_id);

-- private.failed_calls ------------------------------------------------------------------------------------------------

CREATE TABLE private.failed_calls (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  request uuid NOT NULL,
  called text NOT NULL,
  reason text NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT failed_calls_pkey PRIMARY KEY (id),
  CONSTRAINT failed_calls_reason_check CHECK ((char_length(reason) <= 300))
);

CREATE INDEX failed_calls_by_time ON private.failed_calls USING btree (at);
CREATE INDEX failed_calls_of_request ON private.failed_calls USING btree (request);

-- private.generation_jobs ---------------------------------------------------------------------------------------------

CREATE TABLE private.generation_jobs (
  message_id uuid NOT NULL,
  reply_id uuid NOT NULL,
  user_id uuid NOT NULL,
  session_id uuid NOT NULL,
  state text NOT NULL DEFAULT 'waiting'::text,
  part jsonb,
  attempt integer NOT NULL DEFAULT 0,
  first_attempt integer NOT NULL DEFAULT 0,
  lease_until timestamp with time zone,
  charge_key text NOT NULL,
  queued_at timestamp with time zone NOT NULL DEFAULT private.now_ms(),
  changed_at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  writer text,
  CONSTRAINT generation_jobs_pkey PRIMARY KEY (message_id),
  CONSTRAINT generation_jobs_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'failed'::text, 'stopped'::text]))),
  CONSTRAINT generation_jobs_writer_check CHECK ((writer = 'planner'::text)),
  CONSTRAINT generation_jobs_message_id_fkey FOREIGN KEY (message_id) REFERENCES public.chat_messages(id) ON DELETE CASCADE,
  CONSTRAINT generation_jobs_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);

CREATE INDEX generation_jobs_ended ON private.generation_jobs USING btree (changed_at) WHERE (state = ANY (ARRAY['done'::text, 'failed'::text]));
CREATE INDEX generation_jobs_of_chat ON private.generation_jobs USING btree (session_id, queued_at) WHERE (state = ANY (ARRAY['waiting'::text, 'running'::text]));
CREATE INDEX generation_jobs_of_user ON private.generation_jobs USING btree (user_id);
CREATE INDEX generation_jobs_open ON private.generation_jobs USING btree (queued_at) WHERE (state = ANY (ARRAY['waiting'::text, 'running'::text]));

-- private.given_passwords ---------------------------------------------------------------------------------------------

CREATE TABLE private.given_passwords (
  user_id uuid NOT NULL,
  mark text NOT NULL,
  CONSTRAINT given_passwords_pkey PRIMARY KEY (user_id),
  CONSTRAINT given_passwords_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);

-- private.invite_links ------------------------------------------------------------------------------------------------

CREATE TABLE private.invite_links (
  admin_id uuid NOT NULL,
  school_id uuid NOT NULL,
  token text NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  CONSTRAINT invite_links_pkey PRIMARY KEY (admin_id),
  CONSTRAINT invite_links_token_key UNIQUE (token),
  CONSTRAINT invite_links_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES auth.users(id) ON DELETE CASCADE
);

-- private.kit_phrases -------------------------------------------------------------------------------------------------

CREATE TABLE private.kit_phrases (
  kit_id text NOT NULL,
  lexemes text[] NOT NULL,
  weight double precision NOT NULL DEFAULT 0,
  leads boolean NOT NULL DEFAULT false,
  is_asked boolean NOT NULL DEFAULT false,
  CONSTRAINT kit_phrases_pkey PRIMARY KEY (kit_id, lexemes),
  CONSTRAINT kit_phrases_kit_id_fkey FOREIGN KEY (kit_id) REFERENCES private.kits(id) ON DELETE CASCADE
);

CREATE INDEX kit_phrases_lexemes_idx ON private.kit_phrases USING gin (lexemes) WITH (fastupdate=off);

-- private.kit_versions ------------------------------------------------------------------------------------------------

CREATE TABLE private.kit_versions (
  only_one boolean NOT NULL DEFAULT true,
  version text NOT NULL,
  loaded_at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT kit_versions_pkey PRIMARY KEY (only_one),
  CONSTRAINT kit_versions_only_one_check CHECK (only_one)
);

-- private.kit_words ---------------------------------------------------------------------------------------------------

CREATE TABLE private.kit_words (
  lexeme text NOT NULL,
  kits integer NOT NULL,
  naming integer NOT NULL DEFAULT 0,
  weight double precision NOT NULL DEFAULT 0,
  CONSTRAINT kit_words_pkey PRIMARY KEY (lexeme)
);

-- private.kits --------------------------------------------------------------------------------------------------------

CREATE TABLE private.kits (
  id text NOT NULL,
  area text NOT NULL,
  from_year integer NOT NULL,
  to_year integer NOT NULL,
  goals text[] NOT NULL,
  has_text boolean NOT NULL,
  lexemes text[] NOT NULL,
  body jsonb NOT NULL,
  title text NOT NULL DEFAULT ''::text,
  CONSTRAINT kits_pkey PRIMARY KEY (id)
);

-- private.licence_pages -----------------------------------------------------------------------------------------------

CREATE TABLE private.licence_pages (
  id bigint NOT NULL,
  user_id uuid NOT NULL,
  licences integer NOT NULL,
  opened_at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT licence_pages_pkey PRIMARY KEY (id),
  CONSTRAINT licence_pages_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);

CREATE INDEX licence_pages_of_user ON private.licence_pages USING btree (user_id);

-- private.model_calls -------------------------------------------------------------------------------------------------

CREATE TABLE private.model_calls (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  user_id uuid,
  message_id uuid NOT NULL,
  first_attempt integer NOT NULL,
  attempt integer NOT NULL,
  provider text NOT NULL,
  model text NOT NULL,
  state text NOT NULL DEFAULT 'open'::text,
  failure text,
  reserved_tokens integer NOT NULL,
  input_tokens integer,
  cached_tokens integer,
  output_tokens integer,
  is_estimate boolean NOT NULL DEFAULT false,
  cost numeric(14,8),
  currency text,
  started_at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  ended_at timestamp with time zone,
  CONSTRAINT model_calls_pkey PRIMARY KEY (id),
  CONSTRAINT model_calls_currency_check CHECK ((currency = ANY (ARRAY['NZD'::text, 'USD'::text]))),
  CONSTRAINT model_calls_reserved_tokens_check CHECK ((reserved_tokens >= 0)),
  CONSTRAINT model_calls_state_check CHECK ((state = ANY (ARRAY['open'::text, 'done'::text, 'failed'::text, 'stopped'::text]))),
  CONSTRAINT model_calls_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE SET NULL
);

CREATE INDEX model_calls_of_message ON private.model_calls USING btree (message_id);
CREATE INDEX model_calls_of_teacher ON private.model_calls USING btree (user_id, started_at);

-- private.payment_accounts --------------------------------------------------------------------------------------------

CREATE TABLE private.payment_accounts (
  user_id uuid NOT NULL,
  customer_id text,
  customers_made integer NOT NULL DEFAULT 0,
  version bigint NOT NULL DEFAULT 0,
  paid jsonb,
  checkout_no integer NOT NULL DEFAULT 0,
  checkout jsonb,
  own_customer_id text,
  customer_of uuid,
  portal_at timestamp with time zone,
  CONSTRAINT payment_accounts_pkey PRIMARY KEY (user_id),
  CONSTRAINT payment_accounts_customer_id_key UNIQUE (customer_id),
  CONSTRAINT payment_accounts_own_customer_id_key UNIQUE (own_customer_id)
);

-- private.payment_events ----------------------------------------------------------------------------------------------

CREATE TABLE private.payment_events (
  id text NOT NULL,
  type text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  customer_id text,
  received_at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  outcome text,
  CONSTRAINT payment_events_pkey PRIMARY KEY (id)
);

-- private.payment_findings --------------------------------------------------------------------------------------------

CREATE TABLE private.payment_findings (
  id bigint NOT NULL,
  found_at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  kind text NOT NULL,
  customer_id text,
  user_id uuid,
  detail text NOT NULL,
  mended boolean NOT NULL,
  CONSTRAINT payment_findings_pkey PRIMARY KEY (id)
);

-- private.plans_due ---------------------------------------------------------------------------------------------------

CREATE TABLE private.plans_due (
  id bigint NOT NULL,
  user_id uuid NOT NULL,
  left_school boolean NOT NULL DEFAULT false,
  CONSTRAINT plans_due_pkey PRIMARY KEY (id)
);

-- private.school_licenses ---------------------------------------------------------------------------------------------

CREATE TABLE private.school_licenses (
  admin_id uuid NOT NULL,
  total_licenses integer NOT NULL DEFAULT 10,
  CONSTRAINT school_licenses_pkey PRIMARY KEY (admin_id),
  CONSTRAINT school_licenses_total_licenses_check CHECK ((total_licenses >= 0)),
  CONSTRAINT school_licenses_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES auth.users(id) ON DELETE CASCADE
);

CREATE TRIGGER e_log AFTER UPDATE OF total_licenses ON private.school_licenses FOR EACH ROW WHEN ((new.total_licenses <> old.total_licenses)) EXECUTE FUNCTION private.log_licences();

-- private.school_log --------------------------------------------------------------------------------------------------

CREATE TABLE private.school_log (
  id bigint NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT private.now_ms(),
  admin_id uuid NOT NULL,
  school_id uuid,
  who text NOT NULL,
  act text NOT NULL,
  subject text NOT NULL,
  CONSTRAINT school_log_pkey PRIMARY KEY (id),
  CONSTRAINT school_log_act_check CHECK ((act = ANY (ARRAY['member_added'::text, 'member_removed'::text, 'member_left'::text, 'invitation_sent'::text, 'licence_given'::text, 'licence_taken'::text, 'school_named'::text, 'licences_changed'::text, 'password_set'::text, 'seat_handed_over'::text, 'link_made'::text, 'link_ended'::text])))
);

CREATE INDEX school_log_of_admin ON private.school_log USING btree (admin_id, id);
CREATE INDEX school_log_of_school ON private.school_log USING btree (school_id, id);

CREATE TRIGGER b_keep BEFORE DELETE OR UPDATE ON private.school_log FOR EACH ROW EXECUTE FUNCTION private.keep_school_log();

-- private.shared_documents --------------------------------------------------------------------------------------------

CREATE TABLE private.shared_documents (
  user_id uuid NOT NULL,
  message_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  title text NOT NULL,
  html text NOT NULL,
  shared_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  reads integer NOT NULL DEFAULT 0,
  reads_since timestamp with time zone NOT NULL,
  CONSTRAINT shared_documents_pkey PRIMARY KEY (user_id, message_id),
  CONSTRAINT shared_documents_token_hash_key UNIQUE (token_hash),
  CONSTRAINT shared_documents_message_id_user_id_fkey FOREIGN KEY (message_id, user_id) REFERENCES public.chat_messages(id, user_id) ON DELETE CASCADE
);

CREATE INDEX shared_documents_end ON private.shared_documents USING btree (ends_at);

-- private.shelf_documents ---------------------------------------------------------------------------------------------

CREATE TABLE private.shelf_documents (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  school_id uuid NOT NULL,
  version uuid NOT NULL,
  by_name text NOT NULL,
  item_type text NOT NULL,
  title text NOT NULL,
  about text NOT NULL,
  words text NOT NULL,
  body jsonb NOT NULL,
  put_at timestamp with time zone NOT NULL DEFAULT private.now_ms(),
  CONSTRAINT e_tell_school TRIGGER DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT shelf_documents_pkey PRIMARY KEY (id),
  CONSTRAINT shelf_documents_item_type_check CHECK ((item_type = ANY (ARRAY['lesson_plan'::text, 'resource'::text]))),
  CONSTRAINT shelf_documents_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);

CREATE INDEX shelf_documents_of_school ON private.shelf_documents USING btree (school_id);
CREATE INDEX shelf_documents_of_user ON private.shelf_documents USING btree (user_id);

CREATE CONSTRAINT TRIGGER e_tell_school AFTER INSERT OR DELETE OR UPDATE ON private.shelf_documents DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION private.tell_school();

-- private.shelf_items -------------------------------------------------------------------------------------------------

CREATE TABLE private.shelf_items (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  version uuid NOT NULL,
  rev bigint NOT NULL DEFAULT 0,
  CONSTRAINT shelf_items_pkey PRIMARY KEY (user_id, id),
  CONSTRAINT shelf_items_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);

CREATE INDEX shelf_items_by_rev ON private.shelf_items USING btree (user_id, rev);

CREATE TRIGGER a_bury AFTER DELETE ON private.shelf_items FOR EACH ROW EXECUTE FUNCTION private.bury('id');
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON private.shelf_items FOR EACH ROW EXECUTE FUNCTION private.stamp();

-- private.usage_ledger ------------------------------------------------------------------------------------------------

CREATE TABLE private.usage_ledger (
  user_id uuid NOT NULL,
  key text NOT NULL,
  reason text NOT NULL,
  units integer NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT usage_ledger_pkey PRIMARY KEY (user_id, key, reason),
  CONSTRAINT usage_ledger_reason_check CHECK ((reason = ANY (ARRAY['charge'::text, 'refund'::text, 'reset'::text]))),
  CONSTRAINT usage_ledger_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);

-- private.usage_periods -----------------------------------------------------------------------------------------------

CREATE TABLE private.usage_periods (
  user_id uuid NOT NULL,
  started_at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  ends_at timestamp with time zone NOT NULL,
  CONSTRAINT usage_periods_pkey PRIMARY KEY (user_id),
  CONSTRAINT usage_periods_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);

CREATE INDEX usage_periods_ends_at ON private.usage_periods USING btree (ends_at);

-- Functions -----------------------------------------------------------------------------------------------------------

CREATE OR REPLACE FUNCTION public.apply_ops(as_user uuid, ops jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := auth.uid();
  op jsonb;
  answer jsonb;
  stopped text[] := '{}';
  answers jsonb := '[]';
begin
  if me is null or me is distinct from as_user then
    raise exception 'not your queue' using errcode = '42501';
  end if;
  ops := private.unwrap(ops);
  if jsonb_typeof(ops) is distinct from 'array' or jsonb_array_length(ops) > 100 then
    raise exception 'ops must be a list of at most 100' using errcode = '22023';
  end if;
  perform private.lock_head(me);  -- first and alone: later statements then see everything that was committed
  for op in select value from jsonb_array_elements(ops) loop
    if op ->> 'lane' = any (stopped) then
      answer := '{"status": "waiting"}';  -- an earlier op of this lane was refused
    else
      begin  -- a savepoint for each op
        answer := private.apply_once(me, op);
      exception
        when sqlstate 'MH050' then
          answer := private.refused('star_limit');
        when others then
          -- Trouble that passes is raised to the caller, who tries again; it is never a refusal.
          if left(sqlstate, 2) in ('40', '53', '55', '57', '58', 'XX') then
            raise;
          end if;
          answer := private.refused(sqlstate);
      end;
      if answer ->> 'status' = 'refused' and op ->> 'lane' is not null then
        stopped := stopped || (op ->> 'lane');
      end if;
    end if;
    answers := answers || (answer || jsonb_build_object('op_id', op ->> 'op_id'));
  end loop;
  return answers;
end $function$;
GRANT EXECUTE ON FUNCTION public.apply_ops(uuid,jsonb) TO authenticated;

CREATE OR REPLACE FUNCTION public.apply_payment(target_user uuid, read_at_version bigint, now_paid jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  new_paid jsonb := nullif(private.unwrap(now_paid), 'null'::jsonb);
  account private.payment_accounts;
begin
  perform private.lock_school(target_user);
  insert into private.payment_accounts (user_id) values (target_user) on conflict do nothing;
  select * into account from private.payment_accounts where user_id = target_user for update;
  if account.version <> read_at_version then
    return '{"status": "again"}';
  end if;
  update private.payment_accounts set paid = new_paid, version = version + 1 where user_id = target_user;
  if not exists (select from auth.users where id = target_user) then
    return '{"status": "gone"}';
  end if;
  perform private.ensure_account(target_user);
  if new_paid ->> 'kind' = 'school' then
    insert into private.school_licenses (admin_id, total_licenses) values (target_user, (new_paid ->> 'licences')::int)
      on conflict (admin_id) do update set total_licenses = excluded.total_licenses;
  end if;
  if new_paid is not null or account.paid is not null then
    perform private.settle_plan(target_user);
    perform private.count_paid_period(target_user);
    perform private.seat_members(target_user);
  end if;
  return jsonb_build_object('status', 'done', 'changed', account.paid is distinct from new_paid);
end $function$;
GRANT EXECUTE ON FUNCTION public.apply_payment(uuid,bigint,jsonb) TO service_role;

CREATE OR REPLACE FUNCTION public.apply_retention()
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  owner uuid;
  removed int;
  total int := 0;
begin
  delete from private.contact_turns where at < clock_timestamp() - interval '1 hour';
  perform private.tidy_shares();
  for owner in select * from private.owners_with_old_chats() loop
    perform 1 from public.sync_heads where user_id = owner for update skip locked;
    if found then
      delete from public.chat_sessions s where s.user_id = owner and s.updated_at < clock_timestamp() - interval '2 years'
        and not exists (select from public.starred_items i where i.user_id = owner and i.chat_session_id = s.id);
      get diagnostics removed = row_count;
      total := total + removed + private.empty_bin(owner);
    end if;
  end loop;
  return total;
end $function$;
GRANT EXECUTE ON FUNCTION public.apply_retention() TO service_role;

CREATE OR REPLACE FUNCTION public.ask_for_own_password(admin_user_id uuid, member_user_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.school_memberships set password_reset_required = true, password_reset_completed = false
    where member_id = member_user_id and admin_id = admin_user_id;
end $function$;
GRANT EXECUTE ON FUNCTION public.ask_for_own_password(uuid,uuid) TO service_role;

CREATE OR REPLACE FUNCTION public.begin_invitation(admin_user_id uuid, member_user_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  address jsonb := public.member_address(admin_user_id, member_user_id);
  sent_at timestamptz;
  confirmed boolean;
begin
  if address is null then
    return private.refused('not_your_member');
  end if;
  select m.invitation_sent_at, u.email_confirmed_at is not null and (m.email_confirmed or not m.was_invited)
    into sent_at, confirmed
    from public.school_memberships m join auth.users u on u.id = m.member_id where m.member_id = member_user_id;
  if sent_at > clock_timestamp() - interval '1 minute' then
    return private.refused('too_soon');
  elsif private.adds_too_fast(admin_user_id) then
    return private.refused('too_many');
  end if;
  return address || jsonb_strip_nulls(jsonb_build_object('status', 'ready',
    'token', case when not confirmed then public.issue_email_confirmation(member_user_id) end));
end $function$;
GRANT EXECUTE ON FUNCTION public.begin_invitation(uuid,uuid) TO service_role;

CREATE OR REPLACE FUNCTION public.begin_model_call(message uuid, my_attempt integer, call jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  job private.generation_jobs;
  wanted int;
  new_id uuid;
begin
  call := private.unwrap(call);
  job := private.lock_job(message);
  if job.state is distinct from 'running' or job.attempt <> my_attempt then
    return '{"status": "over"}';
  end if;
  wanted := (call ->> 'reserved_tokens')::int;
  if not exists (select from private.model_calls where message_id = message and attempt = my_attempt)
      and coalesce(private.is_over_day(job, (call ->> 'day_replies')::int, (call ->> 'day_tokens')::bigint, wanted), false) then
    return '{"status": "day_limit"}';
  end if;
  insert into private.model_calls (user_id, message_id, first_attempt, attempt, provider, model, reserved_tokens)
    values (job.user_id, message, job.first_attempt, my_attempt, call ->> 'provider', call ->> 'model', wanted)
    returning id into new_id;
  return jsonb_build_object('status', 'begun', 'id', new_id);
end $function$;
GRANT EXECUTE ON FUNCTION public.begin_model_call(uuid,integer,jsonb) TO service_role;

CREATE OR REPLACE FUNCTION public.bootstrap()
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET "TimeZone" TO 'UTC'
AS $function$
declare
  me uuid := auth.uid();
begin
  if me is null then
    raise exception 'sign in first' using errcode = '42501';
  end if;
  perform private.lock_head(me);
  perform private.ensure_account(me);
  perform private.reset_period(me);
  perform private.deliver_shelf(me);
  return (
    select jsonb_build_object('epoch', h.epoch, 'as_of', h.rev, 'server_time', private.now_ms(),
      'rows', private.as_rows(private.bootstrap_rows(me, newest.id, newest.since)),
      'complete_chats', case when newest.whole then jsonb_build_array(newest.id) else '[]' end,
      'history_before', case when (select count(*) from public.chat_sessions where user_id = me and not is_deleted) > 200
        or exists (select from public.chat_messages m where m.user_id = me
          and (m.session_id is distinct from newest.id or not newest.whole))
        then h.rev + 1 end)
    from public.sync_heads h left join private.newest_chat(me) newest on true where h.user_id = me);
end $function$;
GRANT EXECUTE ON FUNCTION public.bootstrap() TO authenticated;

CREATE OR REPLACE FUNCTION public.can_add_school_member(admin_user_id uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_admin(admin_user_id);
  return (select l.available_licenses > 0 from private.license_info(admin_user_id) l);
end $function$;
GRANT EXECUTE ON FUNCTION public.can_add_school_member(uuid) TO authenticated, service_role;

CREATE OR REPLACE FUNCTION public.charge_message(target_user uuid, message_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.lock_head(target_user);
  if private.must_set_password(target_user) then
    return jsonb_build_object('success', false, 'reason', 'password_setup',
      'new_count', (select count_messages from public.user_usage where user_id = target_user));
  end if;
  return private.charge(target_user, coalesce(message_id, gen_random_uuid())::text);
end $function$;
GRANT EXECUTE ON FUNCTION public.charge_message(uuid,uuid) TO service_role;

CREATE OR REPLACE FUNCTION public.check_new_members(admin_user_id uuid, emails text[])
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_admin(admin_user_id);
  if coalesce(cardinality(emails), 0) > 200 then
    raise exception 'at most 200 addresses at once' using errcode = '22023';
  end if;
  return (select coalesce(jsonb_agg(nullif(private.cannot_join(admin_user_id, u.id), 'license_limit') order by e.place), '[]')
    from unnest(emails) with ordinality as e(email, place)
      left join auth.users u on lower(u.email) = lower(trim(e.email)));
end $function$;
GRANT EXECUTE ON FUNCTION public.check_new_members(uuid,text[]) TO authenticated;

CREATE OR REPLACE FUNCTION public.check_starring_limits(target_user_id uuid, target_item_type text)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_self(target_user_id);
  if target_item_type is null or target_item_type not in ('lesson_plan', 'resource') then
    raise exception 'unknown item type' using errcode = '22023';
  end if;
  return private.stars_of(target_user_id, target_item_type) < private.star_limit();
end $function$;
GRANT EXECUTE ON FUNCTION public.check_starring_limits(uuid,text) TO authenticated, service_role;

CREATE OR REPLACE FUNCTION public.claim_checkout(target_user uuid, expected integer, session text, wanted jsonb)
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update private.payment_accounts set checkout_no = expected + 1, checkout = private.unwrap(wanted)
    where user_id = target_user and checkout_no = expected and checkout ->> 'session' is not distinct from session
    returning checkout_no
$function$;
GRANT EXECUTE ON FUNCTION public.claim_checkout(uuid,integer,text,jsonb) TO service_role;

CREATE OR REPLACE FUNCTION public.claim_job(message uuid, seconds integer DEFAULT 120)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET "TimeZone" TO 'UTC'
AS $function$
declare
  job private.generation_jobs;
begin
  job := private.lock_job(message);
  if job.message_id is null or not private.is_due(job) or not private.is_turn(job) then
    return null;
  elsif job.attempt - job.first_attempt >= 3 then
    perform private.fail_job(job);
    return null;
  end if;
  update private.generation_jobs set state = 'running', attempt = attempt + 1, changed_at = clock_timestamp(),
    lease_until = clock_timestamp() + make_interval(secs => seconds)
    where message_id = message returning * into job;
  update public.chat_messages set state = 'running' where id = job.reply_id and state <> 'running';
  return jsonb_build_object('message_id', job.message_id, 'reply_id', job.reply_id, 'user_id', job.user_id,
    'session_id', job.session_id, 'attempt', job.attempt, 'lease_until', job.lease_until);
end $function$;
GRANT EXECUTE ON FUNCTION public.claim_job(uuid,integer) TO service_role;

CREATE OR REPLACE FUNCTION public.complete_password_reset(user_id uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  owner uuid := complete_password_reset.user_id;
begin
  perform private.require_self(owner);
  if exists (select from private.given_passwords g where g.user_id = owner and g.mark = private.password_mark(owner)) then
    raise exception 'the password has not been changed' using errcode = '55000';
  end if;
  update public.school_memberships m set password_reset_completed = true, email_confirmed = true
    where m.member_id = owner and m.password_reset_required;
  return found;
end $function$;
GRANT EXECUTE ON FUNCTION public.complete_password_reset(uuid) TO authenticated, service_role;

CREATE OR REPLACE FUNCTION public.confirm_member_email(token text, only_check boolean DEFAULT false)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found_one private.email_confirmations;
begin
  select * into found_one from private.email_confirmations c
    where c.token_hash = private.hash_of_token(confirm_member_email.token) for update;
  if not found then
    return '{"status": "refused", "reason": "unknown"}';
  elsif found_one.used_at is not null then
    return '{"status": "refused", "reason": "used"}';
  elsif found_one.expires_at < clock_timestamp() then
    return '{"status": "refused", "reason": "expired"}';
  end if;
  if not only_check then
    update private.email_confirmations set used_at = clock_timestamp() where user_id = found_one.user_id;
    update public.school_memberships set email_confirmed = true where member_id = found_one.user_id;
  end if;
  return jsonb_build_object('status', 'done', 'member_id', found_one.user_id);
end $function$;
GRANT EXECUTE ON FUNCTION public.confirm_member_email(text,boolean) TO service_role;

CREATE OR REPLACE FUNCTION public.curriculum_version()
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select version from public.curriculum_versions
$function$;
GRANT EXECUTE ON FUNCTION public.curriculum_version() TO anon, authenticated, service_role;

CREATE OR REPLACE FUNCTION public.delete_due_accounts()
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  owner uuid;
begin
  perform private.forget_payments();
  select user_id into owner from public.subscriptions where deletion_due_at <= clock_timestamp() order by random() limit 1;
  if owner is null then
    return 0;
  end if;
  perform private.lock_school(owner);
  if private.pays_again(owner) then
    update public.subscriptions set deletion_due_at = null where user_id = owner;
  elsif exists (select from public.subscriptions where user_id = owner and deletion_due_at <= clock_timestamp()) then
    insert into private.deleted_accounts (user_id) values (owner) on conflict do nothing;
    delete from auth.users where id = owner;
    return 1;
  end if;
  return 0;
end $function$;
GRANT EXECUTE ON FUNCTION public.delete_due_accounts() TO service_role;

CREATE OR REPLACE FUNCTION public.due_jobs(max integer DEFAULT 20, grace_seconds integer DEFAULT 5)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  due jsonb;
begin
  perform private.fail_lost_jobs();
  select coalesce(jsonb_agg(d.message_id order by d.queued_at), '[]') into due from (
    select j.message_id, j.queued_at from private.generation_jobs j
    where j.state in ('waiting', 'running') and private.is_due(j) and private.is_turn(j)
      and (j.state = 'running' or j.changed_at <= clock_timestamp() - make_interval(secs => grace_seconds))
    order by j.queued_at limit due_jobs.max) d;
  return due;
end $function$;
GRANT EXECUTE ON FUNCTION public.due_jobs(integer,integer) TO service_role;

CREATE OR REPLACE FUNCTION public.end_invite_link(admin_user_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_admin(admin_user_id);
  delete from private.invite_links where admin_id = admin_user_id;
  if found then
    perform private.note_act(admin_user_id, 'link_ended', '');
  end if;
end $function$;
GRANT EXECUTE ON FUNCTION public.end_invite_link(uuid) TO authenticated;

CREATE OR REPLACE FUNCTION public.end_model_call(call_id uuid, outcome jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  outcome := private.unwrap(outcome);
  update private.model_calls set state = outcome ->> 'state', failure = outcome ->> 'failure',
    input_tokens = (outcome ->> 'input_tokens')::int, cached_tokens = (outcome ->> 'cached_tokens')::int,
    output_tokens = (outcome ->> 'output_tokens')::int, is_estimate = coalesce((outcome ->> 'is_estimate')::boolean, false),
    cost = (outcome ->> 'cost')::numeric, currency = outcome ->> 'currency', ended_at = clock_timestamp()
    where id = call_id and state = 'open';
end $function$;
GRANT EXECUTE ON FUNCTION public.end_model_call(uuid,jsonb) TO service_role;

CREATE OR REPLACE FUNCTION public.end_session(session uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from auth.sessions where id = session and user_id = auth.uid();
  return found;
end $function$;
GRANT EXECUTE ON FUNCTION public.end_session(uuid) TO authenticated;

CREATE OR REPLACE FUNCTION public.end_share(message uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_self(auth.uid());
  delete from private.shared_documents d where d.user_id = auth.uid() and d.message_id = message;
end $function$;
GRANT EXECUTE ON FUNCTION public.end_share(uuid) TO authenticated;

CREATE OR REPLACE FUNCTION public.fetch_chat(session uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET "TimeZone" TO 'UTC'
AS $function$
  select coalesce((select jsonb_build_object('epoch', h.epoch, 'as_of', h.rev, 'rows', private.as_rows((
    select array_agg((c.rev, c.t, c.r)::private.synced_row order by c.made, c.t desc) from (
      select s.rev, 'chat_sessions' as t, to_jsonb(s) as r, s.created_at as made
        from public.chat_sessions s where s.user_id = h.user_id and s.id = session
      union all select m.rev, 'chat_messages', to_jsonb(m), m.created_at
        from public.chat_messages m where m.user_id = h.user_id and m.session_id = session) c)))
    from public.sync_heads h where h.user_id = auth.uid()), private.nothing())
$function$;
GRANT EXECUTE ON FUNCTION public.fetch_chat(uuid) TO authenticated;

CREATE OR REPLACE FUNCTION public.fetch_history(before bigint, max_rows integer DEFAULT 500)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET "TimeZone" TO 'UTC'
AS $function$
  with me as (
    select h.user_id as id, h.epoch, h.rev from public.sync_heads h where h.user_id = auth.uid()
  ), found as (
    select private.history_before(me.id, before, least(greatest(max_rows, 1), 500)) as list from me
  ), page as (
    select array_agg((p.rev, p.t, p.r)::private.synced_row) as list, count(*) as kept, min(p.rev) as last_rev
      from found, private.page_of(found.list) p
  )
  select coalesce((select jsonb_build_object('epoch', me.epoch, 'as_of', me.rev, 'server_time', private.now_ms(),
    'rows', private.as_rows(page.list),
    'next_before', case when page.kept < coalesce(array_length(found.list, 1), 0)
      or page.kept = least(greatest(max_rows, 1), 500) then page.last_rev end)
    from me, found, page), private.nothing())
$function$;
GRANT EXECUTE ON FUNCTION public.fetch_history(bigint,integer) TO authenticated;

CREATE OR REPLACE FUNCTION public.fetch_messages(ids uuid[])
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET "TimeZone" TO 'UTC'
AS $function$
  select coalesce((select jsonb_build_object('epoch', h.epoch, 'as_of', h.rev, 'rows', private.as_rows((
    with wanted as (select m.* from public.chat_messages m where m.user_id = h.user_id and m.id = any (ids[1:200]))
    select array_agg((c.rev, c.t, c.r)::private.synced_row order by c.t desc, c.rev) from (
      select s.rev, 'chat_sessions' as t, to_jsonb(s) as r from public.chat_sessions s
        where s.user_id = h.user_id and s.id in (select session_id from wanted)
      union all select m.rev, 'chat_messages', to_jsonb(m) from wanted m
      union all select x.rev, x.t, x.r from private.shelf_rows(h.user_id, 0, ids[1:200]) x) c)))
    from public.sync_heads h where h.user_id = auth.uid()), private.nothing())
$function$;
GRANT EXECUTE ON FUNCTION public.fetch_messages(uuid[]) TO authenticated;

CREATE OR REPLACE FUNCTION public.fetch_revision(revision uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET "TimeZone" TO 'UTC'
AS $function$
  select to_jsonb(v) from (
    select r.id, r.message_id, r.base_id, r.restored_from, r.device, r.created_at, r.saved_at, r.html
    from public.resource_revisions r where r.id = revision and r.user_id = auth.uid()) v
$function$;
GRANT EXECUTE ON FUNCTION public.fetch_revision(uuid) TO authenticated;

CREATE OR REPLACE FUNCTION public.find_kits(ids text[], goals text[], words text, asides text, area text, likely_area text, year integer, with_text boolean, most integer DEFAULT 3)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with told as materialized (
    select * from private.telling_words(coalesce(find_kits.words, ''), coalesce(find_kits.asides, ''))),
  said as (
    select p.kit_id, p.lexemes, p.leads, p.is_asked, count(*) as words, sum(t.alone) / p.weight as said, sum(t.share) as share,
      max(t.place) - min(t.place) as span
    from told t join private.kit_phrases p on p.lexemes @> array[t.lexeme]
    group by p.kit_id, p.lexemes, p.leads, p.is_asked, p.weight),
  best_said as (
    select distinct on (kit_id) kit_id, lexemes, said as said_of_it,
      share * sqrt(said) * case when words > 1 and span <= 2 * words then 1 + 0.25 * said else 1 end * case when is_asked then 0.9 else 1 end
        + case when leads and said > 0.99 then 0.02 else 0 end as counts
    from said order by kit_id, 4 desc, lexemes),
  named_words as (
    select said.kit_id, array_agg(distinct word) as lexemes,
      coalesce(array_agg(distinct word) filter (where said.said > 0.99 and said.words > 1), '{}') as whole
    from said, unnest(said.lexemes) as word group by said.kit_id),
  found as (
    select k.id, k.area, k.has_text, k.body, k.id = any(find_kits.ids) or k.title = any(find_kits.ids) as wanted,
      k.goals && find_kits.goals as serves, coalesce(b.counts, 0) as by_phrase, n.lexemes as naming, n.whole, b.lexemes as best, b.said_of_it, k.lexemes,
      coalesce(greatest(k.from_year - find_kits.year, find_kits.year - k.to_year, 0), 0) as years_off,
      coalesce(k.area <> find_kits.likely_area, false) as is_elsewhere
    from private.kits k left join best_said b on b.kit_id = k.id left join named_words n on n.kit_id = k.id
    where k.id = any(find_kits.ids) or k.title = any(find_kits.ids) or k.goals && find_kits.goals
      or (b.counts > 0.02 and (find_kits.area is null or k.area = find_kits.area) and (k.has_text or not find_kits.with_text))),
  weighed as (
    select f.*, f.by_phrase + others.counts - case f.years_off when 0 then 0 when 1 then 0.15 else 0.15 * f.years_off end
        - case when others.says_topic then 0 else 0.15 end - case when f.is_elsewhere then 0.2 else 0 end as suits,
      others.naming_words > 1 or f.said_of_it > 0.53 as is_enough
    from found f, lateral (
      select coalesce(bool_or(t.lexeme = any(f.naming) and not t.is_aside), false) as says_topic,
        count(*) filter (where t.lexeme = any(f.naming)) as naming_words,
        coalesce(sum(t.share * case when t.lexeme = any(f.best) then 0 when t.lexeme = any(f.whole) then 0.7 when t.lexeme = any(f.naming) then 0.65
          when t.lexeme = any(f.lexemes) then 0.25 else 0 end), 0) as counts
      from told t) as others),
  best as (
    select w.*, coalesce(w.is_enough, false) and w.years_off <= 2 and w.suits >= case when w.is_elsewhere then 0.45 else 0.4 end as is_named
    from weighed w where w.wanted or w.serves or w.suits > 0.2),
  fitting as (
    select b.*, b.wanted or b.serves or b.is_named as is_meant, bool_or(b.serves or b.is_named) over () as is_found
    from best b
    where b.wanted or (
      (find_kits.area is null or b.area = find_kits.area) and (b.has_text or not find_kits.with_text))),
  placed as (
    select f.*, row_number() over (partition by f.is_meant order by f.wanted desc, f.serves desc, f.suits - case when f.years_off >= 2 and find_kits.year > 0 then 0.2 else 0 end desc, f.years_off, f.id) as place
    from fitting f
    where f.is_meant or (not f.is_found and cardinality(find_kits.goals) = 0 and f.years_off <= 2 and f.suits >= 0.25))
  select coalesce(jsonb_agg(jsonb_build_object('kit', p.body, 'serves', p.serves, 'named', p.wanted or p.is_named,
    'unsaid', (select private.unsaid_words(coalesce(find_kits.words, ''), k) from private.kits k where k.id = p.id))
    order by p.is_meant desc, p.place), '[]')
  from placed p
  where p.place <= case when p.is_meant then greatest(3, least(12, find_kits.most)) else 2 end
$function$;
GRANT EXECUTE ON FUNCTION public.find_kits(text[],text[],text,text,text,text,integer,boolean,integer) TO service_role;

CREATE OR REPLACE FUNCTION public.finish_payment_event(event_id text, result text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update private.payment_events set outcome = result where id = event_id
$function$;
GRANT EXECUTE ON FUNCTION public.finish_payment_event(text,text) TO service_role;

CREATE OR REPLACE FUNCTION public.forget_licence_page(target_user uuid, licences integer)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  delete from private.licence_pages where id = (select min(l.id) from private.licence_pages l
    where l.user_id = target_user and l.licences = forget_licence_page.licences)
$function$;
GRANT EXECUTE ON FUNCTION public.forget_licence_page(uuid,integer) TO service_role;

CREATE OR REPLACE FUNCTION public.forget_licence_pages(target_user uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  delete from private.licence_pages where user_id = target_user;
  update private.payment_accounts set portal_at = clock_timestamp() where user_id = target_user
$function$;
GRANT EXECUTE ON FUNCTION public.forget_licence_pages(uuid) TO service_role;

CREATE OR REPLACE FUNCTION public.get_admin_license_info(admin_user_id uuid)
 RETURNS TABLE(total_licenses integer, used_licenses integer, available_licenses integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_admin(admin_user_id);
  return query select * from private.license_info(admin_user_id);
end $function$;
GRANT EXECUTE ON FUNCTION public.get_admin_license_info(uuid) TO authenticated, service_role;

CREATE OR REPLACE FUNCTION public.get_admin_statistics(admin_user_id uuid)
 RETURNS TABLE(total_lesson_plans bigint, total_resources bigint)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_admin(admin_user_id);
  return query select count(*) filter (where i.item_type = 'lesson_plan'), count(*) filter (where i.item_type = 'resource')
    from public.starred_items i
    where i.school_id = (select s.school_id from public.subscriptions s where s.user_id = admin_user_id);
end $function$;
GRANT EXECUTE ON FUNCTION public.get_admin_statistics(uuid) TO authenticated, service_role;

CREATE OR REPLACE FUNCTION public.get_invite_link(admin_user_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_admin(admin_user_id);
  return (select jsonb_build_object('token', l.token, 'ends_at', l.ends_at) from private.invite_links l
    where l.admin_id = admin_user_id and private.admin_of_link(l.token) is not null);
end $function$;
GRANT EXECUTE ON FUNCTION public.get_invite_link(uuid) TO authenticated;

CREATE OR REPLACE FUNCTION public.get_learning_goals_by_criteria(subject_param text, year_group_param text, strand_param text, skill_param text)
 RETURNS TABLE(id text, outcome text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select g.id, g.outcome from public.curriculum_goals g join public.curriculum_blocks b on b.id = g.block_id
  where b.subject = subject_param and b.year_group = year_group_param and b.strand = strand_param
    and b.skill = skill_param order by g.place
$function$;
GRANT EXECUTE ON FUNCTION public.get_learning_goals_by_criteria(text,text,text,text) TO anon, authenticated, service_role;

CREATE OR REPLACE FUNCTION public.get_school_activity(admin_user_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  this_week timestamp := date_trunc('week', clock_timestamp() at time zone 'Pacific/Auckland');
begin
  perform private.require_admin(admin_user_id);
  return (
    with people as (
      select m.member_id as id, m.created_at as since from public.school_memberships m where m.admin_id = admin_user_id
      union all select admin_user_id, '-infinity'::timestamptz
    ), charges as (
      select date_trunc('week', l.at at time zone 'Pacific/Auckland') as week, l.units
        from private.usage_ledger l join people p on p.id = l.user_id and l.at >= p.since
        where l.reason = 'charge' and l.at >= (this_week - interval '11 weeks') at time zone 'Pacific/Auckland'
          and not exists (select from private.usage_ledger r
            where r.user_id = l.user_id and r.key = l.key and r.reason = 'refund')
    ), weeks as (
      select w.week, coalesce((select sum(c.units) from charges c where c.week = w.week), 0) as messages
        from generate_series(this_week - interval '11 weeks', this_week, interval '1 week') as w (week)
    ), areas as (
      select coalesce(nullif(jsonb_path_query_first(r.doc, '$.sections[*] ? (@.id == "header").area') #>> '{}', ''), 'Other')
          as area, count(*) as plans
        from public.chat_messages r join people p on p.id = r.user_id and r.created_at >= p.since
        where r.role = 'assistant' and r.state = 'done' and r.doc ->> 'format' = 'plan' group by 1
    )
    select jsonb_build_object(
      'weeks', (select jsonb_agg(jsonb_build_object('week', to_char(w.week, 'YYYY-MM-DD'), 'messages', w.messages)
        order by w.week) from weeks w),
      'areas', (select coalesce(jsonb_agg(jsonb_build_object('area', a.area, 'plans', a.plans)
        order by a.plans desc, a.area), '[]') from areas a)));
end $function$;
GRANT EXECUTE ON FUNCTION public.get_school_activity(uuid) TO authenticated;

CREATE OR REPLACE FUNCTION public.get_school_log(admin_user_id uuid, before bigint DEFAULT NULL::bigint, max_rows integer DEFAULT 100)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  school uuid;
begin
  perform private.require_admin(admin_user_id);
  select s.school_id into school from public.subscriptions s where s.user_id = admin_user_id;
  return (select coalesce(jsonb_agg(to_jsonb(l) order by l.id desc), '[]') from (
    select g.id, g.at, g.who, g.act, g.subject from private.school_log g
    where (g.school_id = school or (g.admin_id = admin_user_id and g.school_id is null))
      and (before is null or g.id < before)
    order by g.id desc limit least(greatest(coalesce(max_rows, 100), 1), 1000)) l);
end $function$;
GRANT EXECUTE ON FUNCTION public.get_school_log(uuid,bigint,integer) TO authenticated;

CREATE OR REPLACE FUNCTION public.get_skills_by_subject_strand(subject_param text, year_group_param text, strand_param text)
 RETURNS TABLE(skill text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select b.skill from public.curriculum_blocks b
  where b.subject = subject_param and b.year_group = year_group_param and b.strand = strand_param order by b.id
$function$;
GRANT EXECUTE ON FUNCTION public.get_skills_by_subject_strand(text,text,text) TO anon, authenticated, service_role;

CREATE OR REPLACE FUNCTION public.get_strands_by_subject_year(subject_param text, year_group_param text)
 RETURNS TABLE(strand text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select b.strand from public.curriculum_blocks b
  where b.subject = subject_param and b.year_group = year_group_param
  group by b.strand order by min(b.id)
$function$;
GRANT EXECUTE ON FUNCTION public.get_strands_by_subject_year(text,text) TO anon, authenticated, service_role;

CREATE OR REPLACE FUNCTION public.get_unique_subjects()
 RETURNS TABLE(subject text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select b.subject from public.curriculum_blocks b group by b.subject order by min(b.id)
$function$;
GRANT EXECUTE ON FUNCTION public.get_unique_subjects() TO anon, authenticated, service_role;

CREATE OR REPLACE FUNCTION public.get_year_groups_by_subject(subject_param text)
 RETURNS TABLE(year_group text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select b.year_group from public.curriculum_blocks b where b.subject = subject_param
  group by b.year_group order by min(b.id)
$function$;
GRANT EXECUTE ON FUNCTION public.get_year_groups_by_subject(text) TO anon, authenticated, service_role;

CREATE OR REPLACE FUNCTION public.give_back_contact_turn(network text, sender text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform pg_advisory_xact_lock(hashtext('contact_turns'));
  delete from private.contact_turns where ctid = (select t.ctid from private.contact_turns t
    where t.sender = sha256(convert_to(give_back_contact_turn.sender, 'UTF8'))
      and t.network = sha256(convert_to(give_back_contact_turn.network, 'UTF8'))
    order by t.at desc limit 1);
end $function$;
GRANT EXECUTE ON FUNCTION public.give_back_contact_turn(text,text) TO service_role;

CREATE OR REPLACE FUNCTION public.hand_over_school(member_user_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  admin uuid := auth.uid();
  seat public.subscriptions;
  reason text;
begin
  perform private.require_admin(admin);
  if not exists (select from public.school_memberships where member_id = member_user_id and admin_id = admin) then
    return private.refused('not_your_member');
  end if;
  -- Both schools' locks in one order, and only then any head.
  perform pg_advisory_xact_lock(hashtextextended('school ' || least(admin, member_user_id), 0));
  perform pg_advisory_xact_lock(hashtextextended('school ' || greatest(admin, member_user_id), 0));
  perform private.lock_school(admin, member_user_id);
  perform private.require_admin(admin);
  reason := private.cannot_take_seat(admin, member_user_id);
  if reason is not null then
    return private.refused(reason);
  end if;
  perform private.settle_plan(member_user_id);
  select * into seat from public.subscriptions where user_id = admin;
  perform private.hand_over_payments(admin, member_user_id);
  perform private.swap_seats(admin, member_user_id);
  update public.subscriptions set is_admin = false where user_id = admin;
  update public.subscriptions set is_admin = true, message_limit = seat.message_limit, plan_type = seat.plan_type,
    status = seat.status, cancel_at_period_end = seat.cancel_at_period_end, current_period_end = seat.current_period_end
    where user_id = member_user_id;
  perform private.seat_members(member_user_id);
  perform private.reset_period(member_user_id);
  perform private.note_act(member_user_id, 'seat_handed_over', private.person(member_user_id));
  return '{"status": "done"}';
end $function$;
GRANT EXECUTE ON FUNCTION public.hand_over_school(uuid) TO authenticated;

CREATE OR REPLACE FUNCTION public.has_given_password(account uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from private.given_passwords g
    where g.user_id = account and g.mark = private.password_mark(account))
$function$;
GRANT EXECUTE ON FUNCTION public.has_given_password(uuid) TO service_role;

CREATE OR REPLACE FUNCTION public.increment_user_message_count(target_user_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select public.charge_message(target_user_id, null)
$function$;
GRANT EXECUTE ON FUNCTION public.increment_user_message_count(uuid) TO service_role;

CREATE OR REPLACE FUNCTION public.issue_email_confirmation(member_user_id uuid)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  insert into private.email_confirmations (user_id, token_hash, expires_at)
    values (member_user_id, private.hash_of_token(token), clock_timestamp() + interval '7 days')
    on conflict (user_id) do update
      set token_hash = excluded.token_hash, expires_at = excluded.expires_at, used_at = null;
  return token;
end $function$;
GRANT EXECUTE ON FUNCTION public.issue_email_confirmation(uuid) TO service_role;

CREATE OR REPLACE FUNCTION public.job_input(message uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('generator_type', s.generator_type, 'title', s.title, 'content', m.content,
    'context', private.context_with_goals(m.context), 'history', private.history_of(m),
    'doc', reply.doc, 'doc_version', reply.doc_version, 'part', private.part_with_document(j), 'writer', j.writer,
    'before', private.document_before(m), 'class', private.class_facts(m.user_id))
  from public.chat_messages m
    join public.chat_sessions s on s.id = m.session_id
    join private.generation_jobs j on j.message_id = m.id
    left join public.chat_messages reply on reply.id = j.reply_id
  where m.id = job_input.message
$function$;
GRANT EXECUTE ON FUNCTION public.job_input(uuid) TO service_role;

CREATE OR REPLACE FUNCTION public.join_school(invite text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := auth.uid();
  admin uuid := private.admin_of_link(invite);
  reason text;
begin
  perform private.require_self(me);
  if admin is not null then
    perform private.lock_school(admin, me);
  end if;
  reason := private.cannot_use_link(private.admin_of_link(invite), me);
  if reason is not null then
    return private.refused(reason);
  end if;
  return public.link_school_member(admin, me, '{"email_confirmed": true}');
end $function$;
GRANT EXECUTE ON FUNCTION public.join_school(text) TO authenticated;

CREATE OR REPLACE FUNCTION public.keep_account()
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := auth.uid();
begin
  perform private.require_self(me);
  perform private.lock_head(me);
  update public.subscriptions set deletion_due_at = null where user_id = me and deletion_due_at is not null;
  return '{"status": "done"}';
end $function$;
GRANT EXECUTE ON FUNCTION public.keep_account() TO authenticated;

CREATE OR REPLACE FUNCTION public.link_school_member(admin_user_id uuid, member_user_id uuid, details jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  given jsonb := coalesce(private.unwrap(details), '{}');
  reason text;
begin
  perform private.lock_school(admin_user_id, member_user_id);
  perform set_config('mahere.on_behalf_of', admin_user_id::text, true);
  reason := case when private.must_be_ready(admin_user_id) = 'not_admin' then 'not_admin'
    else private.cannot_join(admin_user_id, member_user_id) end;
  if reason is not null then
    return private.refused(reason);
  end if;
  perform private.ensure_account(member_user_id);
  -- The school that they were in, and the one that they ran. Both have ended.
  delete from public.school_memberships where member_id = member_user_id or admin_id = member_user_id;
  insert into public.school_memberships (admin_id, member_id, was_invited, email_confirmed, invitation_sent_at,
      password_reset_required, email, admin_provided_name, name_conflict_detected, subscription_status)
    values (admin_user_id, member_user_id, coalesce((given ->> 'was_invited')::boolean, false),
      coalesce((given ->> 'email_confirmed')::boolean, false), (given ->> 'invitation_sent_at')::timestamptz,
      coalesce((given ->> 'password_reset_required')::boolean, false),
      (select left(u.email, 3) || '...' from auth.users u where u.id = member_user_id),
      given ->> 'admin_provided_name', coalesce((given ->> 'name_conflict_detected')::boolean, false), 'active');
  perform private.settle_plan(member_user_id);
  perform private.count_paid_period(member_user_id);
  return '{"status": "done"}';
end $function$;
GRANT EXECUTE ON FUNCTION public.link_school_member(uuid,uuid,jsonb) TO service_role;

CREATE OR REPLACE FUNCTION public.list_revisions(message uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET "TimeZone" TO 'UTC'
AS $function$
  select coalesce(jsonb_agg(to_jsonb(v) order by v.saved_at desc, v.id), '[]') from (
    select r.id, r.message_id, r.base_id, r.restored_from, r.device, r.created_at, r.saved_at
    from public.resource_revisions r where r.message_id = message and r.user_id = auth.uid()
    order by r.saved_at desc limit 200) v
$function$;
GRANT EXECUTE ON FUNCTION public.list_revisions(uuid) TO authenticated;

CREATE OR REPLACE FUNCTION public.list_school_members(admin_user_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select (select coalesce(jsonb_agg(to_jsonb(m) - 'email' || jsonb_build_object('email', u.email,
      'name', coalesce(nullif(m.admin_provided_name, ''), nullif(trim(u.raw_user_meta_data ->> 'full_name'), '')))
      order by m.created_at desc, m.id), '[]')
    from public.school_memberships m join auth.users u on u.id = m.member_id where m.admin_id = admin_user_id)
  from public.subscriptions s where s.user_id = admin_user_id and s.is_admin
$function$;
GRANT EXECUTE ON FUNCTION public.list_school_members(uuid) TO service_role;

CREATE OR REPLACE FUNCTION public.list_sessions()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET "TimeZone" TO 'UTC'
AS $function$
declare
  claims jsonb := nullif(current_setting('request.jwt.claims', true), '')::jsonb;
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'since', s.created_at, 'used_at', s.used_at,
      'browser', left(coalesce(s.user_agent, ''), 300), 'here', s.id::text is not distinct from claims ->> 'session_id')
      order by s.used_at desc), '[]')
    from (select a.id, a.created_at, a.user_agent,
        greatest(a.created_at, a.updated_at, a.refreshed_at at time zone 'UTC') as used_at
      from auth.sessions a
      where a.user_id = auth.uid() and (a.not_after is null or a.not_after > clock_timestamp())
      order by 4 desc limit 30) s);
end $function$;
GRANT EXECUTE ON FUNCTION public.list_sessions() TO authenticated;

CREATE OR REPLACE FUNCTION public.make_invite_link(admin_user_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_admin(admin_user_id);
  if private.must_be_ready(admin_user_id) is not null then
    return private.refused(private.must_be_ready(admin_user_id));
  end if;
  insert into private.invite_links (admin_id, school_id, token, ends_at)
    select s.user_id, s.school_id, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
      private.now_ms() + interval '14 days'
    from public.subscriptions s where s.user_id = admin_user_id
    on conflict (admin_id) do update
      set school_id = excluded.school_id, token = excluded.token, ends_at = excluded.ends_at;
  perform private.note_act(admin_user_id, 'link_made', '');
  return public.get_invite_link(admin_user_id) || '{"status": "done"}';
end $function$;
GRANT EXECUTE ON FUNCTION public.make_invite_link(uuid) TO authenticated;

CREATE OR REPLACE FUNCTION public.member_address(admin_user_id uuid, member_user_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_strip_nulls(jsonb_build_object('email', u.email, 'name', m.admin_provided_name,
      'school_name', s.school_name, 'admin_email', a.email))
    from public.school_memberships m join auth.users u on u.id = m.member_id join auth.users a on a.id = m.admin_id
      join public.subscriptions s on s.user_id = m.admin_id and s.is_admin
    where m.member_id = member_user_id and m.admin_id = admin_user_id
$function$;
GRANT EXECUTE ON FUNCTION public.member_address(uuid,uuid) TO service_role;

CREATE OR REPLACE FUNCTION public.members_with_pages(admin uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(m.member_id order by m.member_id), '[]')
    from public.school_memberships m join private.payment_accounts p on p.user_id = m.member_id
    where m.subscription_status = 'active' and p.checkout ->> 'session' is not null
      and (members_with_pages.admin is null or m.admin_id = members_with_pages.admin)
$function$;
GRANT EXECUTE ON FUNCTION public.members_with_pages(uuid) TO service_role;

CREATE OR REPLACE FUNCTION public.name_chat(session uuid, old_title text, new_title text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  owner uuid;
begin
  select user_id into owner from public.chat_sessions where id = session;
  if not found or trim(coalesce(new_title, '')) = '' then
    return false;
  end if;
  perform private.lock_head(owner);
  update public.chat_sessions set title = trim(new_title)
    where id = session and title = old_title and title <> trim(new_title) and not is_deleted;
  return found;
end $function$;
GRANT EXECUTE ON FUNCTION public.name_chat(uuid,text,text) TO service_role;

CREATE OR REPLACE FUNCTION public.note_checkout(target_user uuid, no integer, session text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update private.payment_accounts set checkout = checkout || jsonb_build_object('session', session)
    where user_id = target_user and checkout_no = no and coalesce(checkout ->> 'session', session) = session
      and not exists (select from public.school_memberships m
        where m.member_id = target_user and m.subscription_status = 'active');
  return found;
end $function$;
GRANT EXECUTE ON FUNCTION public.note_checkout(uuid,integer,text) TO service_role;

CREATE OR REPLACE FUNCTION public.note_failed_attempt(message uuid, my_attempt integer, kind text, reason text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from private.failed_attempts where at < clock_timestamp() - interval '30 days';
  insert into private.failed_attempts (message_id, user_id, attempt, kind, reason)
    select j.message_id, j.user_id, my_attempt, left(note_failed_attempt.kind, 60), left(note_failed_attempt.reason, 300)
    from private.generation_jobs j where j.message_id = note_failed_attempt.message;
end $function$;
GRANT EXECUTE ON FUNCTION public.note_failed_attempt(uuid,integer,text,text) TO service_role;

CREATE OR REPLACE FUNCTION public.note_failed_call(request uuid, called text, reason text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from private.failed_calls where at < clock_timestamp() - interval '30 days';
  insert into private.failed_calls (request, called, reason)
    values (note_failed_call.request, left(note_failed_call.called, 60), left(note_failed_call.reason, 300));
end $function$;
GRANT EXECUTE ON FUNCTION public.note_failed_call(uuid,text,text) TO service_role;

CREATE OR REPLACE FUNCTION public.note_invitation(admin_user_id uuid, member_user_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.school_memberships set invitation_sent_at = private.now_ms()
    where member_id = member_user_id and admin_id = admin_user_id;
  if found then
    perform set_config('mahere.on_behalf_of', admin_user_id::text, true);
    perform private.note_act(admin_user_id, 'invitation_sent', private.person(member_user_id));
  end if;
end $function$;
GRANT EXECUTE ON FUNCTION public.note_invitation(uuid,uuid) TO service_role;

CREATE OR REPLACE FUNCTION public.note_payment_customer(target_user uuid, made integer, customer text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.payment_accounts (user_id) values (target_user) on conflict do nothing;
  update private.payment_accounts set customer_id = customer, customers_made = made + 1, checkout = null,
      customer_of = case when customer is not null then target_user end
    where user_id = target_user and customers_made = made;
end $function$;
GRANT EXECUTE ON FUNCTION public.note_payment_customer(uuid,integer,text) TO service_role;

CREATE OR REPLACE FUNCTION public.note_payment_finding(finding jsonb)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into private.payment_findings (kind, customer_id, user_id, detail, mended)
    select f ->> 'kind', f ->> 'customer_id', (f ->> 'user_id')::uuid, f ->> 'detail', (f ->> 'mended')::boolean
    from (select private.unwrap(finding) as f) given
$function$;
GRANT EXECUTE ON FUNCTION public.note_payment_finding(jsonb) TO service_role;

CREATE OR REPLACE FUNCTION public.open_licence_page(target_user uuid, licences integer)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  delete from private.licence_pages where user_id = target_user and opened_at < clock_timestamp() - interval '2 hours';
  insert into private.licence_pages (user_id, licences) select target_user, open_licence_page.licences
    where not exists (select from private.payment_accounts p
      where p.user_id = target_user and p.portal_at > clock_timestamp() - interval '2 hours')
$function$;
GRANT EXECUTE ON FUNCTION public.open_licence_page(uuid,integer) TO service_role;

CREATE OR REPLACE FUNCTION public.owner_report()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'replies', private.reply_counts(),
    'failures', (select coalesce(jsonb_agg(jsonb_build_object('kind', f.kind, 'reason', f.reason, 'times', f.times, 'last_at', f.last_at)), '[]')
      from (select kind, reason, count(*) as times, max(at) as last_at from private.failed_attempts
        where at > statement_timestamp() - interval '1 day' group by kind, reason order by count(*) desc, max(at) desc limit 20) f),
    'payments_to_do', (select count(*) from private.payment_findings where not mended and found_at > clock_timestamp() - interval '7 days'),
    'goals', (select count(*) from public.curriculum_goals),
    'lessons', (select count(*) from private.kits),
    'published', (select (select coalesce(jsonb_agg(t.tablename order by t.tablename), '[]') from pg_catalog.pg_publication_tables t
      where t.pubname = p.pubname and t.schemaname = 'public') from pg_catalog.pg_publication p where p.pubname = 'supabase_realtime'),
    'migrations', private.if_there('supabase_migrations.schema_migrations',
      'select jsonb_agg(version order by version) from supabase_migrations.schema_migrations'),
    'timers', private.if_there('cron.job', 'select coalesce(jsonb_agg(jobname order by jobname), ''[]'') from cron.job where active'),
    'secrets', private.if_there('vault.decrypted_secrets',
      'select coalesce(jsonb_agg(name order by name), ''[]'') from vault.decrypted_secrets where name like ''mahere%'''))
$function$;
GRANT EXECUTE ON FUNCTION public.owner_report() TO service_role;

CREATE OR REPLACE FUNCTION public.payment_account(target_user uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('user_id', target_user, 'email', (select u.email from auth.users u where u.id = target_user),
    'exists', exists (select from auth.users u where u.id = target_user),
    'member', exists (select from public.school_memberships m
      where m.member_id = target_user and m.subscription_status = 'active'),
    'customer_id', p.customer_id, 'own_customer_id', p.own_customer_id,
    'customer_is_own', p.customer_id is not null and coalesce(p.customer_of = target_user, false),
    'customers_made', coalesce(p.customers_made, 0), 'version', coalesce(p.version, 0),
    'paid', p.paid, 'checkout_no', coalesce(p.checkout_no, 0), 'checkout', p.checkout,
    'licence_pages', private.open_licence_pages(target_user))
  from (select target_user as id) t left join private.payment_accounts p on p.user_id = t.id
$function$;
GRANT EXECUTE ON FUNCTION public.payment_account(uuid) TO service_role;

CREATE OR REPLACE FUNCTION public.payment_accounts_after(after_user uuid, max_rows integer)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(to_jsonb(p) order by p.user_id), '[]') from (
    select a.user_id, a.customer_id, a.own_customer_id, a.paid,
      not exists (select from auth.users u where u.id = a.user_id) as gone,
      public.payment_account(a.user_id) -> 'member' as member, private.is_shown_otherwise(a.user_id) as shown_otherwise
    from private.payment_accounts a
    where coalesce(a.customer_id, a.own_customer_id) is not null and (after_user is null or a.user_id > after_user)
    order by a.user_id limit max_rows) p
$function$;
GRANT EXECUTE ON FUNCTION public.payment_accounts_after(uuid,integer) TO service_role;

CREATE OR REPLACE FUNCTION public.payment_findings_waiting()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('kind', f.kind, 'customer_id', f.customer_id, 'user_id', f.user_id,
    'detail', f.detail || ' Finding ' || f.id || '.', 'mended', false) order by f.id), '[]')
  from (select * from private.payment_findings
    where not mended and kind in ('second_subscription', 'account_gone', 'paid_after_end') order by id limit 200) f
$function$;
GRANT EXECUTE ON FUNCTION public.payment_findings_waiting() TO service_role;

CREATE OR REPLACE FUNCTION public.payment_user(customer text)
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select user_id from private.payment_accounts where customer_id = customer or own_customer_id = customer
$function$;
GRANT EXECUTE ON FUNCTION public.payment_user(text) TO service_role;

CREATE OR REPLACE FUNCTION public.publish_reply(message uuid, my_attempt integer, patch jsonb, new_state text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  job private.generation_jobs;
begin
  if new_state is null or new_state not in ('running', 'done', 'failed') then
    raise exception 'a worker publishes running, done or failed' using errcode = '22023';
  end if;
  patch := coalesce(private.unwrap(patch), '{}');
  job := private.lock_job(message);
  if job.state is distinct from 'running' or job.attempt <> my_attempt then
    return false;
  end if;
  if new_state <> 'running' or patch <> '{}' then
    perform private.write_reply(job.reply_id, patch, new_state);
  end if;
  if new_state = 'failed' then
    perform private.fail_job(job);
    return true;
  end if;
  update private.generation_jobs set state = new_state, changed_at = clock_timestamp(),
    lease_until = case new_state when 'running' then clock_timestamp() + interval '120 s' end where message_id = message;
  if new_state = 'done' then
    update public.chat_sessions set updated_at = private.now_ms() where id = job.session_id;
    if patch -> 'counted' = 'false' then
      perform private.refund(job.user_id, job.charge_key);
    end if;
  end if;
  return true;
end $function$;
GRANT EXECUTE ON FUNCTION public.publish_reply(uuid,integer,jsonb,text) TO service_role;

CREATE OR REPLACE FUNCTION public.pull_changes(epoch uuid, since bigint, max_rows integer DEFAULT 500)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET "TimeZone" TO 'UTC'
AS $function$
begin
  perform private.deliver_shelf(auth.uid());
  return private.changes_page(auth.uid(), epoch, since, max_rows);
end $function$;
GRANT EXECUTE ON FUNCTION public.pull_changes(uuid,bigint,integer) TO authenticated;

CREATE OR REPLACE FUNCTION public.purchase_additional_licenses(admin_user_id uuid, additional_licenses integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  total int;
begin
  if additional_licenses is null or additional_licenses not between 1 and 50 then
    raise exception 'from 1 to 50 licences' using errcode = '22023';
  end if;
  if not exists (select from public.subscriptions where user_id = admin_user_id and is_admin) then
    raise exception 'not a school admin' using errcode = '42501';
  end if;
  insert into private.school_licenses (admin_id, total_licenses) values (admin_user_id, 10 + additional_licenses)
    on conflict (admin_id) do update set total_licenses = school_licenses.total_licenses + additional_licenses
    returning total_licenses into total;
  return total;
end $function$;
GRANT EXECUTE ON FUNCTION public.purchase_additional_licenses(uuid,integer) TO service_role;

CREATE OR REPLACE FUNCTION public.read_invite(invite text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := auth.uid();
  admin uuid := private.admin_of_link(invite);
  reason text := private.cannot_use_link(admin, me);
begin
  perform private.require_self(me);
  return case when reason is null then '{"status": "ready"}'::jsonb else private.refused(reason) end || coalesce(
    (select jsonb_build_object('school_name', s.school_name) from public.subscriptions s where s.user_id = admin), '{}');
end $function$;
GRANT EXECUTE ON FUNCTION public.read_invite(text) TO authenticated;

CREATE OR REPLACE FUNCTION public.read_share(token text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found_share private.shared_documents;
begin
  if token is null or token !~ '^[A-Za-z0-9_-]{43}$' then
    return private.refused('unknown');
  end if;
  update private.shared_documents d set
    reads = case when d.reads_since < clock_timestamp() - interval '1 hour' then 1 else least(d.reads, 300) + 1 end,
    reads_since = case when d.reads_since < clock_timestamp() - interval '1 hour' then clock_timestamp()
      else d.reads_since end
    where d.token_hash = sha256(convert_to(token, 'UTF8')) returning * into found_share;
  if not found or exists (select from public.chat_messages m join public.chat_sessions s on s.id = m.session_id
      where m.id = found_share.message_id and s.is_deleted) then
    return private.refused('unknown');
  elsif found_share.ends_at <= clock_timestamp() then
    return private.refused('ended');
  elsif found_share.reads > 300 then
    return private.refused('busy');
  end if;
  return jsonb_build_object('status', 'done', 'title', found_share.title, 'html', found_share.html,
    'shared_at', found_share.shared_at, 'ends_at', found_share.ends_at);
end $function$;
GRANT EXECUTE ON FUNCTION public.read_share(text) TO anon, authenticated;

CREATE OR REPLACE FUNCTION public.read_share_state(message uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_self(auth.uid());
  return private.shared_until(auth.uid(), message);
end $function$;
GRANT EXECUTE ON FUNCTION public.read_share_state(uuid) TO authenticated;

CREATE OR REPLACE FUNCTION public.receive_payment_event(event_id text, event_type text, created double precision, customer text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.payment_events (id, type, created_at, customer_id)
    values (event_id, event_type, to_timestamp(created), customer) on conflict do nothing;
  return (select outcome is null from private.payment_events where id = event_id);
end $function$;
GRANT EXECUTE ON FUNCTION public.receive_payment_event(text,text,double precision,text) TO service_role;

CREATE OR REPLACE FUNCTION public.release_job(message uuid, my_attempt integer, tries integer DEFAULT 3, last_words jsonb DEFAULT '{}'::jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  job private.generation_jobs;
begin
  job := private.lock_job(message);
  if job.state is distinct from 'running' or job.attempt <> my_attempt then
    return false;
  elsif job.attempt - job.first_attempt >= least(tries, 3) then
    perform private.write_reply(job.reply_id, coalesce(private.unwrap(last_words), '{}'), 'failed');
    perform private.fail_job(job);
    return true;
  end if;
  update private.generation_jobs set state = 'waiting', lease_until = null, changed_at = clock_timestamp()
    where message_id = message;
  update public.chat_messages set state = 'waiting' where id = job.reply_id;
  return true;
end $function$;
GRANT EXECUTE ON FUNCTION public.release_job(uuid,integer,integer,jsonb) TO service_role;

CREATE OR REPLACE FUNCTION public.remove_school_member(member_user_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  admin uuid := auth.uid();
begin
  perform private.require_admin(admin);
  if not exists (select from public.school_memberships where member_id = member_user_id and admin_id = admin) then
    raise exception 'not a member of your school' using errcode = '42501';
  end if;
  perform private.lock_school(admin);
  perform private.require_admin(admin);
  delete from public.school_memberships where member_id = member_user_id and admin_id = admin;
  if not found then
    raise exception 'not a member of your school' using errcode = '42501';
  end if;
  update public.subscriptions set school_id = null, school_name = null where user_id = member_user_id;
  perform private.make_free(member_user_id);
  perform private.reset_period(member_user_id);
  perform private.seat_members(admin);
  return '{"success": true}';
end $function$;
GRANT EXECUTE ON FUNCTION public.remove_school_member(uuid) TO authenticated;

CREATE OR REPLACE FUNCTION public.request_account_deletion()
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET "TimeZone" TO 'UTC'
AS $function$
declare
  me uuid := auth.uid();
  due timestamptz;
begin
  perform private.require_self(me);
  perform private.lock_head(me);
  perform private.ensure_account(me);
  if private.pays_again(me) then
    return private.refused('live_subscription');
  end if;
  -- Asking again does not begin the seven days anew.
  update public.subscriptions set deletion_due_at = private.now_ms() + interval '7 days'
    where user_id = me and deletion_due_at is null;
  select deletion_due_at into due from public.subscriptions where user_id = me;
  return jsonb_build_object('status', 'done', 'due_at', due);
end $function$;
GRANT EXECUTE ON FUNCTION public.request_account_deletion() TO authenticated;

CREATE OR REPLACE FUNCTION public.reset_due_periods()
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  due uuid;
  handled int := 0;
begin
  for due in
    select user_id from private.usage_periods where ends_at <= statement_timestamp()
    union select * from private.ended_accounts()
    order by 1 limit 200
  loop
    perform 1 from public.sync_heads where user_id = due for update skip locked;
    if found then
      if private.is_ended(due) then
        perform private.make_free(due);
      end if;
      perform private.reset_period(due);
      handled := handled + 1;
    end if;
  end loop;
  return handled;
end $function$;
GRANT EXECUTE ON FUNCTION public.reset_due_periods() TO service_role;

CREATE OR REPLACE FUNCTION public.school_member_check(admin_user_id uuid, member_email text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  account record;
  reason text := private.must_be_ready(admin_user_id);
begin
  select u.id, coalesce(trim(u.raw_user_meta_data ->> 'full_name'), '') as name, u.email_confirmed_at is not null as confirmed
    into account from auth.users u where lower(u.email) = lower(trim(member_email)) limit 1;
  reason := coalesce(reason, private.cannot_join(admin_user_id, account.id),
    case when private.adds_too_fast(admin_user_id) then 'too_many' end);
  if reason is not null then
    return private.refused(reason);
  end if;
  return jsonb_build_object('status', 'ready', 'account', case when account.id is not null then to_jsonb(account) end);
end $function$;
GRANT EXECUTE ON FUNCTION public.school_member_check(uuid,text) TO service_role;

CREATE OR REPLACE FUNCTION public.send_message(as_user uuid, message jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  given jsonb := private.unwrap(message);
begin
  perform private.lock_head(as_user);
  if private.must_set_password(as_user) and not exists (select from public.chat_messages m
      where m.id = (given ->> 'message_id')::uuid and m.user_id = as_user) then
    return private.refused('password_setup');
  end if;
  return private.send_message(as_user, given);
end $function$;
GRANT EXECUTE ON FUNCTION public.send_message(uuid,jsonb) TO service_role;

CREATE OR REPLACE FUNCTION public.set_subscription(target_user uuid, patch jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  now_set public.subscriptions;
begin
  patch := private.unwrap(patch);
  perform private.lock_head(target_user);
  perform private.ensure_account(target_user);
  select * into now_set from jsonb_populate_record(
    (select s from public.subscriptions s where s.user_id = target_user), patch - array['user_id', 'rev']);
  update public.subscriptions set message_limit = now_set.message_limit, plan_type = now_set.plan_type,
    cancel_at_period_end = now_set.cancel_at_period_end, status = now_set.status,
    current_period_end = now_set.current_period_end, school_name = now_set.school_name, school_id = now_set.school_id,
    is_trial = now_set.is_trial, trial_expires_at = now_set.trial_expires_at, is_admin = now_set.is_admin
    where user_id = target_user returning * into now_set;
  if now_set.is_admin then
    insert into private.school_licenses (admin_id) values (target_user) on conflict do nothing;
  end if;
  perform private.reset_period(target_user);
  return to_jsonb(now_set);
end $function$;
GRANT EXECUTE ON FUNCTION public.set_subscription(uuid,jsonb) TO service_role;

CREATE OR REPLACE FUNCTION public.settle_due_plans()
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  due record;
  handled int := 0;
begin
  for due in
    select p.user_id, bool_or(p.left_school) as left_school, array_agg(p.id) as ids
      from private.plans_due p group by p.user_id order by min(p.id) limit 100
  loop
    if private.settle_if_free(due.user_id, due.left_school) then
      delete from private.plans_due where id = any (due.ids);
      handled := handled + 1;
    end if;
  end loop;
  return handled;
end $function$;
GRANT EXECUTE ON FUNCTION public.settle_due_plans() TO service_role;

CREATE OR REPLACE FUNCTION public.share_document(message uuid, token text, title text, html text, days integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := auth.uid();
begin
  perform private.require_self(me);
  if private.must_set_password(me) or token !~ '^[A-Za-z0-9_-]{43}$' or days not between 1 and 60
    or coalesce(btrim(html), '') = '' then
    return private.refused('rejected');
  elsif length(html) > 1000000 or length(title) > 500 then
    return private.refused('too_long');
  end if;
  -- One at a time for a teacher, so that two devices cannot both take the last place.
  perform pg_advisory_xact_lock(hashtextextended('share:' || me, 0));
  if not exists (select from public.chat_messages m join public.chat_sessions s on s.id = m.session_id
      where m.id = message and m.user_id = me and m.role = 'assistant' and not s.is_deleted) then
    return private.refused('gone');
  end if;
  delete from private.shared_documents d where d.user_id = me
    and (d.message_id = message or d.ends_at < clock_timestamp() - interval '30 days');
  if (select count(*) from private.shared_documents d where d.user_id = me and d.ends_at > clock_timestamp()) >= 50 then
    return private.refused('limit');
  end if;
  insert into private.shared_documents (user_id, message_id, token_hash, title, html, shared_at, ends_at, reads_since)
    values (me, message, sha256(convert_to(token, 'UTF8')), coalesce(title, ''), html, private.now_ms(),
      private.now_ms() + days * interval '1 day', clock_timestamp());
  return private.shared_until(me, message);
end $function$;
GRANT EXECUTE ON FUNCTION public.share_document(uuid,text,text,text,integer) TO authenticated;

CREATE OR REPLACE FUNCTION public.take_contact_turn(network text, sender text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  by_sender bytea := sha256(convert_to(take_contact_turn.sender, 'UTF8'));
  by_network bytea := sha256(convert_to(take_contact_turn.network, 'UTF8'));
  taken record;
begin
  -- One at a time: two at the same moment would both count the same turns.
  perform pg_advisory_xact_lock(hashtext('contact_turns'));
  select count(*) filter (where t.sender = by_sender) as by_sender,
         count(*) filter (where t.network = by_network) as by_network, count(*) as of_all into taken
    from private.contact_turns t where t.at > clock_timestamp() - interval '1 hour';
  if taken.by_sender >= 5 or taken.by_network >= 20 or taken.of_all >= 100 then
    return false;
  end if;
  insert into private.contact_turns (sender, network) values (by_sender, by_network);
  return true;
end $function$;
GRANT EXECUTE ON FUNCTION public.take_contact_turn(text,text) TO service_role;

CREATE OR REPLACE FUNCTION public.take_own_customer(target_user uuid, made integer)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update private.payment_accounts set customer_id = own_customer_id, own_customer_id = null, checkout = null,
      customer_of = case when own_customer_id is not null then user_id end,
      customers_made = made + 1, checkout_no = checkout_no + 1, version = version + 1
    where user_id = target_user and customers_made = made and paid is null
$function$;
GRANT EXECUTE ON FUNCTION public.take_own_customer(uuid,integer) TO service_role;

CREATE OR REPLACE FUNCTION public.user_has_temporary_password(user_id uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return public.user_needs_password_reset(user_has_temporary_password.user_id);
end $function$;
GRANT EXECUTE ON FUNCTION public.user_has_temporary_password(uuid) TO authenticated, service_role;

CREATE OR REPLACE FUNCTION public.user_needs_password_reset(user_id uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_self(user_needs_password_reset.user_id);
  return private.must_set_password(user_needs_password_reset.user_id);
end $function$;
GRANT EXECUTE ON FUNCTION public.user_needs_password_reset(uuid) TO authenticated, service_role;

CREATE OR REPLACE FUNCTION public.was_account_deleted(account uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from private.deleted_accounts where user_id = account)
$function$;
GRANT EXECUTE ON FUNCTION public.was_account_deleted(uuid) TO anon, authenticated;

CREATE OR REPLACE FUNCTION private.adds_too_fast(admin uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select count(*) >= 200 from private.school_log
    where admin_id = admin and act in ('member_added', 'invitation_sent') and at > clock_timestamp() - interval '1 hour'
$function$;

CREATE OR REPLACE FUNCTION private.admin_of_link(invite text)
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select l.admin_id from private.invite_links l join public.subscriptions s on s.user_id = l.admin_id
    where l.token = invite and l.ends_at > clock_timestamp() and s.school_id = l.school_id
      and private.must_be_ready(l.admin_id) is null
$function$;

CREATE OR REPLACE FUNCTION private.apply_once(me uuid, op jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  id uuid := op ->> 'op_id';
  receipt private.applied_ops;
  outcome jsonb;
begin
  if id is null then
    return private.refused('unknown_op');
  end if;
  select * into receipt from private.applied_ops where user_id = me and op_id = id;
  if found then
    return case when receipt.hash = md5(op::text) then receipt.outcome else private.refused('op_id_reused') end;
  end if;
  if private.must_set_password(me) then
    return '{"status": "waiting"}';
  end if;
  outcome := private.run_op(me, op);
  if outcome ->> 'status' = 'done' then
    -- Only effects leave a receipt: an op that was refused may succeed later under its id.
    outcome := outcome || jsonb_build_object('rev', (select rev from public.sync_heads where user_id = me));
    insert into private.applied_ops (user_id, op_id, hash, outcome) values (me, id, md5(op::text), outcome);
  end if;
  return outcome;
end $function$;

CREATE OR REPLACE FUNCTION private.as_rows(page private.synced_row[])
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('t', u.t, 'r', u.r) order by u.place), '[]')
    from unnest(page) with ordinality as u (rev, t, r, place)
$function$;

CREATE OR REPLACE FUNCTION private.beside_after(message public.chat_messages, base uuid, settled jsonb)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET "TimeZone" TO 'UTC'
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'device', r.device, 'saved_at', r.saved_at)
    order by r.saved_at, r.id), '[]')
  from public.resource_revisions r
  where r.message_id = message.id and r.id is distinct from base and not coalesce(settled ? r.id::text, false)
    and (r.id = message.edited_revision
      or r.id in (select (v ->> 'id')::uuid from jsonb_array_elements(message.also_edited) v))
$function$;

CREATE OR REPLACE FUNCTION private.billing_end(owner uuid)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(
    (select a.current_period_end from public.school_memberships m
       join public.subscriptions a on a.user_id = m.admin_id where m.member_id = owner),
    (select s.current_period_end from public.subscriptions s where s.user_id = owner))
$function$;

CREATE OR REPLACE FUNCTION private.body_problem(body jsonb, most integer)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case
    when jsonb_typeof(body) is distinct from 'object'
      or coalesce(body ->> 'resource_type', 'worksheet') not in ('worksheet', 'activity', 'assessment')
      or coalesce(jsonb_typeof(body -> 'doc'), 'null') not in ('object', 'null')
      or coalesce(jsonb_typeof(body -> 'doc_version'), 'null') not in ('number', 'null')
      or coalesce(btrim(body ->> 'content'), '') || coalesce(body ->> 'html_content', '')
        || coalesce(body ->> 'edited_html_content', '') = '' then 'rejected'
    when length(body::text) > most or length(body ->> 'doc') > 300000 or length(body ->> 'content') > 100000 then 'too_long'
  end
$function$;

CREATE OR REPLACE FUNCTION private.bootstrap_rows(me uuid, newest_chat uuid, since timestamp with time zone)
 RETURNS private.synced_row[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with stars as (
    select * from public.starred_items where user_id = me
  ), newest as (
    select id from public.chat_sessions where user_id = me and not is_deleted order by updated_at desc limit 200
  ), bin as (
    select id from public.chat_sessions where user_id = me and deleted_at > clock_timestamp() - interval '30 days'
    order by deleted_at desc limit 50
  )
  select array_agg((b.rev, b.t, b.r)::private.synced_row order by b.rev desc) from (
    select x.rev, 'chat_sessions' as t, to_jsonb(x) as r from public.chat_sessions x where x.user_id = me
      and (x.id in (select id from newest) or x.id in (select id from bin)
        or x.id in (select chat_session_id from stars))
    union all select x.rev, 'starred_items', to_jsonb(x) from stars x
    union all select x.rev, 'user_usage', to_jsonb(x) from public.user_usage x where x.user_id = me
    union all select x.rev, 'subscriptions', to_jsonb(x) from public.subscriptions x where x.user_id = me
    union all select x.rev, 'teacher_classes', to_jsonb(x) from public.teacher_classes x where x.user_id = me
    union all select x.rev, x.t, x.r from private.shelf_rows(me, 0) x
    union all select x.rev, 'chat_messages', to_jsonb(x) from public.chat_messages x
      where x.user_id = me and x.session_id = newest_chat and x.created_at >= since) b
$function$;

CREATE OR REPLACE FUNCTION private.bury()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if exists (select from auth.users where id = old.user_id) then
    insert into public.sync_tombstones (user_id, table_name, row_id, rev)
      values (old.user_id, tg_table_name, (to_jsonb(old) ->> tg_argv[0])::uuid, private.next_rev(old.user_id))
      on conflict (user_id, table_name, row_id) do update set rev = excluded.rev;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.call_edge_function(name text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  address text;
  service_key text;
begin
  execute 'select decrypted_secret from vault.decrypted_secrets where name = ''mahere_functions_url''' into address;
  execute 'select decrypted_secret from vault.decrypted_secrets where name = ''mahere_service_key''' into service_key;
  if address is not null and service_key is not null then
    execute 'select net.http_post(url := $1, body := ''{}''::jsonb, headers := $2)' using address || '/' || name,
      jsonb_build_object('content-type', 'application/json', 'authorization', 'Bearer ' || service_key);
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.call_sweep()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if public.due_jobs(1) <> '[]'::jsonb then
    perform private.call_edge_function('sweep-jobs');
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.cannot_join(admin uuid, member uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case when member = admin then 'yourself'
    when exists (select from public.school_memberships where member_id = member and admin_id = admin) then 'already_member'
    when exists (select from public.school_memberships m join public.subscriptions a on a.user_id = m.admin_id
        where m.member_id = member and a.is_admin)
      or exists (select from public.subscriptions where user_id = member and is_admin) then 'other_school'
    when (select l.available_licenses < 1 from private.license_info(admin) l) then 'license_limit' end
$function$;

CREATE OR REPLACE FUNCTION private.cannot_take_seat(admin uuid, member uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case when m.member_id is null then 'not_your_member'
    when private.must_be_ready(admin) is not null then private.must_be_ready(admin)
    when m.subscription_status is distinct from 'active' then 'no_licence'
    when u.email_confirmed_at is null or private.must_set_password(member) then 'not_ready'
    when private.own_payment(member) is not null then 'pays_themselves'
    when s.deletion_due_at is not null then 'account_going' end
  from (select member as id) a left join public.school_memberships m on m.member_id = a.id and m.admin_id = admin
    left join auth.users u on u.id = a.id left join public.subscriptions s on s.user_id = a.id
$function$;

CREATE OR REPLACE FUNCTION private.cannot_use_link(admin uuid, member uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case when admin is null then 'link_ended' else coalesce(private.cannot_join(admin, member),
    case when u.email_confirmed_at is null then 'not_confirmed'
      when private.must_set_password(member) then 'own_password_first'
      when s.deletion_due_at is not null then 'account_going' end) end
  from (select member as id) m left join auth.users u on u.id = m.id left join public.subscriptions s on s.user_id = m.id
$function$;

CREATE OR REPLACE FUNCTION private.changes_after(me uuid, since bigint, max_rows integer)
 RETURNS private.synced_row[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select array_agg((c.rev, c.t, c.r)::private.synced_row order by c.rev) from (
    (select x.rev, 'chat_sessions' as t, to_jsonb(x) as r from public.chat_sessions x
      where x.user_id = me and x.rev > since order by x.rev limit max_rows)
    union all
    (select x.rev, 'chat_messages', to_jsonb(x) from public.chat_messages x
      where x.user_id = me and x.rev > since order by x.rev limit max_rows)
    union all
    (select x.rev, 'starred_items', to_jsonb(x) from public.starred_items x
      where x.user_id = me and x.rev > since order by x.rev limit max_rows)
    union all
    (select x.rev, 'sync_tombstones', to_jsonb(x) from public.sync_tombstones x
      where x.user_id = me and x.rev > since order by x.rev limit max_rows)
    union all
    (select x.rev, x.t, x.r from private.shelf_rows(me, since) x order by x.rev limit max_rows)
    union all
    (select x.rev, 'user_usage', to_jsonb(x) from public.user_usage x where x.user_id = me and x.rev > since)
    union all
    (select x.rev, 'subscriptions', to_jsonb(x) from public.subscriptions x where x.user_id = me and x.rev > since)
    union all
    (select x.rev, 'teacher_classes', to_jsonb(x) from public.teacher_classes x where x.user_id = me and x.rev > since)
    order by 1 limit max_rows) c
$function$;

CREATE OR REPLACE FUNCTION private.changes_page(reader uuid, epoch uuid, since bigint, max_rows integer)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with me as (
    select h.user_id as id, h.epoch, h.rev from public.sync_heads h where h.user_id = reader
  ), found as (
    select private.changes_after(me.id, since, least(greatest(max_rows, 1), 500)) as list from me
    where me.epoch = changes_page.epoch and since <= me.rev
  ), page as (
    select array_agg((p.rev, p.t, p.r)::private.synced_row) as list, count(*) as kept, max(p.rev) as last_rev
      from found, private.page_of(found.list) p
  )
  select coalesce((select case
    when changes_page.epoch is distinct from me.epoch or since is null or since > me.rev then '{"resync": true}'::jsonb
    else jsonb_build_object('epoch', me.epoch, 'head', me.rev,
      'cursor', case when page.kept < coalesce(array_length(found.list, 1), 0)
        or page.kept = least(greatest(max_rows, 1), 500) then page.last_rev else me.rev end,
      'rows', private.as_rows(page.list), 'server_time', private.now_ms()) end
    from me left join found on true left join page on true), '{"resync": true}')
$function$;

CREATE OR REPLACE FUNCTION private.charge(owner uuid, charge_key text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  used int;
  allowed int;
begin
  perform private.ensure_account(owner);
  perform private.reset_period(owner);
  select u.count_messages, s.message_limit into used, allowed
    from public.user_usage u join public.subscriptions s using (user_id) where u.user_id = owner;
  if exists (select from private.usage_ledger where user_id = owner and key = charge_key and reason = 'charge') then
    return jsonb_build_object('success', true, 'new_count', used);
  end if;
  if used >= allowed then
    return jsonb_build_object('success', false, 'new_count', used, 'reason', 'message_limit');
  end if;
  insert into private.usage_ledger (user_id, key, reason, units) values (owner, charge_key, 'charge', 1);
  update public.user_usage set count_messages = used + 1 where user_id = owner;
  return jsonb_build_object('success', true, 'new_count', used + 1);
end $function$;

CREATE OR REPLACE FUNCTION private.class_facts(owner uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('years', years, 'size', size, 'esol', esol, 'devices', devices)
  from public.teacher_classes where user_id = owner
$function$;

CREATE OR REPLACE FUNCTION private.context_with_goals(context jsonb)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case when jsonb_typeof(context) = 'object' then context || jsonb_build_object('goals', coalesce((
    select jsonb_agg(jsonb_build_object('id', wanted.goal ->> 'id', 'outcome', g.outcome, 'source', g.source,
      'subject', b.subject, 'year_group', b.year_group, 'strand', b.strand, 'skill', b.skill,
      'missing', g.id is null) order by wanted.place)
    from jsonb_array_elements(case when jsonb_typeof(context -> 'goals') = 'array' then context -> 'goals' else '[]' end)
      with ordinality as wanted (goal, place)
    left join public.curriculum_goals g on g.id = wanted.goal ->> 'id'
    left join public.curriculum_blocks b on b.id = g.block_id), '[]')) end
$function$;

CREATE OR REPLACE FUNCTION private.count_paid_period(owner uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  paid jsonb := private.payment_in_force(owner);
  starts timestamptz := paid ->> 'period_start';
  period text := 'period:' || (paid ->> 'subscription_id') || ':' || (paid ->> 'period_start');
begin
  if period is null
      or exists (select from private.usage_ledger l where l.user_id = owner and l.key = period and l.reason = 'reset')
      or exists (select from private.usage_periods p where p.user_id = owner and p.started_at >= starts) then
    perform private.reset_period(owner);
  else
    perform private.start_paid_period(owner, period, starts, (paid ->> 'period_end')::timestamptz);
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.cut_title(title text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case when length(title) > 50 then left(title, 47) || '...' else title end
$function$;

CREATE OR REPLACE FUNCTION private.day_start()
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select date_trunc('day', clock_timestamp() at time zone 'Pacific/Auckland') at time zone 'Pacific/Auckland'
$function$;

CREATE OR REPLACE FUNCTION private.deliver_shelf(reader uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not exists (
    select from private.shelf_of(reader) d
      full join (select * from private.shelf_items where user_id = reader) i on i.id = d.id
      where i.version is distinct from d.version) then
    return;
  end if;
  perform private.lock_head(reader);
  delete from private.shelf_items i where i.user_id = reader
    and not exists (select from private.shelf_of(reader) d where d.id = i.id);
  update private.shelf_items i set version = d.version from private.shelf_of(reader) d
    where i.user_id = reader and i.id = d.id and i.version <> d.version;
  insert into private.shelf_items (user_id, id, version)
    select reader, d.id, d.version from private.shelf_of(reader) d
      where not exists (select from private.shelf_items i where i.user_id = reader and i.id = d.id);
end $function$;

CREATE OR REPLACE FUNCTION private.document_before(message public.chat_messages)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('reply_id', r.id, 'doc', r.doc, 'doc_version', r.doc_version,
    'html', coalesce(r.edited_html_content, r.html_content))
  from public.chat_messages r
  where r.session_id = message.session_id and r.user_id = message.user_id and r.created_at < message.created_at
    and r.role = 'assistant' and r.state = 'done' and r.is_visable and r.doc ->> 'format' in ('plan', 'resource')
  order by r.created_at desc limit 1
$function$;

CREATE OR REPLACE FUNCTION private.empty_bin(owner uuid)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  removed int;
begin
  delete from public.chat_messages m using public.chat_sessions s
    where s.user_id = owner and m.session_id = s.id and s.deleted_at < clock_timestamp() - interval '30 days'
      and exists (select from public.starred_items i where i.user_id = owner and i.chat_session_id = s.id)
      and not exists (select from public.starred_items i where i.user_id = owner and i.message_id = m.id);
  delete from public.chat_sessions s
    where s.user_id = owner and s.deleted_at < clock_timestamp() - interval '30 days'
      and not exists (select from public.starred_items i where i.user_id = owner and i.chat_session_id = s.id);
  get diagnostics removed = row_count;
  return removed;
end $function$;

CREATE OR REPLACE FUNCTION private.end_given_sessions()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if exists (select from private.given_passwords g
      where g.user_id = old.member_id and g.mark = private.password_mark(old.member_id)) then
    delete from auth.sessions where user_id = old.member_id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.end_school_log()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from private.school_log l where (l.admin_id = old.user_id or l.school_id = old.school_id)
    and not exists (select from auth.users u where u.id = l.admin_id)
    and not exists (select from public.subscriptions s where s.is_admin and s.school_id = l.school_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.ended_accounts()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select user_id from public.subscriptions where cancel_at_period_end and current_period_end <= statement_timestamp()
  union
  select m.member_id
    from (select distinct admin_id from public.school_memberships) school
    join public.subscriptions a on a.user_id = school.admin_id and not a.is_admin
    join public.school_memberships m on m.admin_id = school.admin_id
    join public.subscriptions s on s.user_id = m.member_id and s.plan_type in ('school', 'school_member')
$function$;

CREATE OR REPLACE FUNCTION private.ensure_account(owner uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not exists (select from public.subscriptions where user_id = owner) then
    insert into public.subscriptions (user_id) values (owner) on conflict do nothing;
  end if;
  if not exists (select from public.user_usage where user_id = owner) then
    insert into public.user_usage (user_id) values (owner) on conflict do nothing;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.fail_job(job private.generation_jobs)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update private.generation_jobs set state = 'failed', lease_until = null, changed_at = clock_timestamp()
    where message_id = job.message_id;
  update public.chat_messages set state = 'failed' where id = job.reply_id;
  perform private.refund(job.user_id, job.charge_key);
end $function$;

CREATE OR REPLACE FUNCTION private.fail_lost_jobs()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  job private.generation_jobs;
begin
  for job in
    select * from private.generation_jobs where state = 'running' and lease_until < clock_timestamp()
      and attempt - first_attempt >= 3 order by user_id limit 100
  loop
    perform 1 from public.sync_heads where user_id = job.user_id for update skip locked;
    if found then
      select * into job from private.generation_jobs where message_id = job.message_id;
      if job.state = 'running' and job.lease_until < clock_timestamp() then
        perform private.fail_job(job);
      end if;
    end if;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION private.forget_payments()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  delete from private.payment_accounts p using private.deleted_accounts d
    where d.user_id = p.user_id and d.deleted_at < clock_timestamp() - interval '7 years';
  delete from private.payment_events where received_at < clock_timestamp() - interval '7 years';
  delete from private.payment_findings where found_at < clock_timestamp() - interval '7 years';
  delete from private.deleted_accounts where deleted_at < clock_timestamp() - interval '7 years';
$function$;

CREATE OR REPLACE FUNCTION private.guard_new_session()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if current_user in ('anon', 'authenticated') then
    new.is_deleted := false;
    new.created_at := date_trunc('milliseconds', clock_timestamp());
    new.updated_at := new.created_at;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.guard_school()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if current_user in ('anon', 'authenticated') and not old.is_admin then
    raise exception 'only a school admin can set up a school' using errcode = '42501';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.guard_truncate()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if current_user in ('anon', 'authenticated') then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.guard_update()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if current_user in ('anon', 'authenticated') and to_jsonb(new) - tg_argv <> to_jsonb(old) - tg_argv then
    raise exception 'this column cannot be changed by a client' using errcode = '42501';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.hand_over_payments(admin uuid, heir uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  a private.payment_accounts;
  b private.payment_accounts;
begin
  insert into private.payment_accounts (user_id) values (admin), (heir) on conflict do nothing;
  select * into a from private.payment_accounts where user_id = admin for update;
  select * into b from private.payment_accounts where user_id = heir for update;
  update private.payment_accounts set checkout = null, version = greatest(a.version, b.version) + 1,
      customers_made = greatest(a.customers_made, b.customers_made) + 1,
      checkout_no = greatest(a.checkout_no, b.checkout_no) + 1 where user_id in (admin, heir);
  if a.paid ->> 'kind' is distinct from 'school' then
    return;
  end if;
  update private.payment_accounts set customer_id = null, own_customer_id = null where user_id in (admin, heir);
  update private.payment_accounts set customer_id = a.own_customer_id, paid = null,
      customer_of = case when a.own_customer_id is not null then admin end where user_id = admin;
  update private.payment_accounts set customer_id = a.customer_id, customer_of = a.customer_of, paid = a.paid,
      portal_at = a.portal_at,
      own_customer_id = coalesce(b.own_customer_id, case when b.customer_of = heir then b.customer_id end)
    where user_id = heir;
  delete from private.licence_pages where user_id = heir;
  update private.licence_pages set user_id = heir where user_id = admin;
end $function$;

CREATE OR REPLACE FUNCTION private.hash_of_token(token text)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE STRICT
 SET search_path TO ''
AS $function$
  select sha256(convert_to(token, 'UTF8'))
$function$;

CREATE OR REPLACE FUNCTION private.heads_at_shelf(school uuid)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select a.user_id from public.subscriptions a where a.is_admin and a.school_id = school
  union
  select m.member_id from public.school_memberships m join public.subscriptions a on a.user_id = m.admin_id
    where a.is_admin and a.school_id = school
$function$;

CREATE OR REPLACE FUNCTION private.heads_of_school(admin uuid, other uuid)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select id from (select admin as id union select other
    union select member_id from public.school_memberships where admin_id = admin) h where id is not null order by id
$function$;

CREATE OR REPLACE FUNCTION private.history_before(me uuid, before bigint, max_rows integer)
 RETURNS private.synced_row[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select array_agg((c.rev, c.t, c.r)::private.synced_row order by c.rev desc) from (
    (select x.rev, 'chat_sessions' as t, to_jsonb(x) as r from public.chat_sessions x
      where x.user_id = me and x.rev < before and (not x.is_deleted or exists (
        select from public.starred_items s where s.user_id = me and s.chat_session_id = x.id))
      order by x.rev desc limit max_rows)
    union all
    (select x.rev, 'chat_messages', to_jsonb(x) from public.chat_messages x
      where x.user_id = me and x.rev < before and (x.is_visable or exists (
        select from public.starred_items s where s.user_id = me and s.message_id = x.id))
      order by x.rev desc limit max_rows)
    order by 1 desc limit max_rows) c
$function$;

CREATE OR REPLACE FUNCTION private.history_of(message public.chat_messages)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('role', h.role, 'content', case when length(h.words) <= 8000 then h.words
    else left(h.words, 6000) || E'\n…\n' || right(h.words, 1997) end) order by h.created_at), '[]')
  from (
    select m.role, m.created_at, coalesce(nullif(m.chat_content, ''), m.content) as words from public.chat_messages m
    where m.session_id = message.session_id and m.created_at < message.created_at and m.is_visable and m.state = 'done'
    order by m.created_at desc limit 12) h
  where h.words <> ''
$function$;

CREATE OR REPLACE FUNCTION private.if_there(thing text, query text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  answer jsonb;
begin
  if to_regclass(thing) is null then
    return null;
  end if;
  execute query into answer;
  return answer;
exception when insufficient_privilege then
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.is_due(job private.generation_jobs)
 RETURNS boolean
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select job.state = 'waiting' or (job.state = 'running' and job.lease_until < clock_timestamp())
$function$;

CREATE OR REPLACE FUNCTION private.is_ended(account uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from public.subscriptions
      where user_id = account and cancel_at_period_end and current_period_end <= clock_timestamp())
    or exists (select from public.school_memberships m
      join public.subscriptions s on s.user_id = m.member_id and s.plan_type in ('school', 'school_member')
      join public.subscriptions a on a.user_id = m.admin_id and not a.is_admin
      where m.member_id = account)
$function$;

CREATE OR REPLACE FUNCTION private.is_over_day(job private.generation_jobs, day_replies integer, day_tokens bigint, wanted integer)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select count(distinct (c.message_id, c.first_attempt)) filter (
      where (c.message_id, c.first_attempt) <> (job.message_id, job.first_attempt)) >= day_replies
    or coalesce(sum(case when c.state = 'open' and c.started_at > clock_timestamp() - interval '10 minutes'
      then c.reserved_tokens else coalesce(c.input_tokens, 0) + coalesce(c.output_tokens, 0) end), 0) + wanted > day_tokens
  from private.model_calls c where c.user_id = job.user_id and c.started_at >= private.day_start()
$function$;

CREATE OR REPLACE FUNCTION private.is_service()
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(current_setting('role', true), '') = 'service_role'
$function$;

CREATE OR REPLACE FUNCTION private.is_shown_otherwise(owner uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from private.payment_accounts p where p.user_id = owner and p.paid is not null)
    and (exists (select from public.subscriptions s
        where (s.user_id = owner or s.user_id in (select m.member_id from public.school_memberships m where m.admin_id = owner))
          and private.plan_of(s) is distinct from s)
      or exists (select from private.payment_accounts p join private.school_licenses l on l.admin_id = p.user_id
        where p.user_id = owner and p.paid ->> 'kind' = 'school'
          and l.total_licenses is distinct from (p.paid ->> 'licences')::int))
$function$;

CREATE OR REPLACE FUNCTION private.is_turn(job private.generation_jobs)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select not exists (select from private.generation_jobs e where e.session_id = job.session_id
    and e.state in ('waiting', 'running') and (e.queued_at, e.message_id) < (job.queued_at, job.message_id))
$function$;

CREATE OR REPLACE FUNCTION private.keep_revision()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.edited_html_content is not null and new.edited_revision is not distinct from old.edited_revision then
    insert into public.resource_revisions (user_id, message_id, base_id, html)
      values (old.user_id, old.id, old.edited_revision, new.edited_html_content)
      returning id into new.edited_revision;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.keep_school_log()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op <> 'DELETE' or exists (select from auth.users where id = old.admin_id) then
    raise exception 'the log of a school is only added to' using errcode = '42501';
  end if;
  return old;
end $function$;

CREATE OR REPLACE FUNCTION private.kits_version()
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select version from private.kit_versions
$function$;

CREATE OR REPLACE FUNCTION private.label_problem(labels jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case
    when jsonb_typeof(labels) is distinct from 'object' or labels - array['name', 'folder', 'tags'] <> '{}'
      or coalesce(jsonb_typeof(labels -> 'name'), 'null') not in ('string', 'null')
      or coalesce(jsonb_typeof(labels -> 'folder'), 'null') not in ('string', 'null')
      or coalesce(jsonb_typeof(labels -> 'tags'), 'array') <> 'array' then 'rejected'
    when length(labels ->> 'name') > 120 or length(labels ->> 'folder') > 60
      or jsonb_array_length(labels -> 'tags') > 10
      or exists (select from jsonb_array_elements_text(labels -> 'tags') tag where length(tag) > 30) then 'too_long'
  end
$function$;

CREATE OR REPLACE FUNCTION private.lexemes(words text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select tsvector_to_array(to_tsvector('pg_catalog.english', private.plain(words)))
$function$;

CREATE OR REPLACE FUNCTION private.license_info(admin uuid)
 RETURNS TABLE(total_licenses integer, used_licenses integer, available_licenses integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select l.total, u.used, greatest(0, l.total - u.used) from
    (select coalesce((select total_licenses from private.school_licenses where admin_id = admin), 10) as total) l,
    (select count(*)::int as used from public.school_memberships where admin_id = admin) u
$function$;

CREATE OR REPLACE FUNCTION private.likeness(one text, other text)
 RETURNS double precision
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  with runs as (
    select array(select substr('  ' || one || ' ', n, 3) from generate_series(1, length(one) + 1) as n) as a,
      array(select substr('  ' || other || ' ', n, 3) from generate_series(1, length(other) + 1) as n) as b)
  select (select count(*) from (select unnest(a) intersect select unnest(b)) as both_have)::double precision
    / (select count(*) from (select unnest(a) union select unnest(b)) as either_has)
  from runs
$function$;

CREATE OR REPLACE FUNCTION private.load_curriculum(new_version text, blocks jsonb)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not exists (select from public.curriculum_versions where version = new_version) then
    delete from public.curriculum_blocks;
    insert into public.curriculum_blocks (id, subject, year_group, strand, skill)
      select b.place, b.block ->> 'subject', b.block ->> 'year_group', b.block ->> 'strand', b.block ->> 'skill'
      from jsonb_array_elements(blocks) with ordinality as b (block, place);
    insert into public.curriculum_goals (id, block_id, place, outcome, source)
      select g.goal ->> 'id', b.place, g.place, g.goal ->> 'outcome', g.goal ->> 'source'
      from jsonb_array_elements(blocks) with ordinality as b (block, place),
        jsonb_array_elements(b.block -> 'goals') with ordinality as g (goal, place);
    insert into public.curriculum_versions (version) values (new_version)
      on conflict (only_one) do update set version = excluded.version, loaded_at = clock_timestamp();
  end if;
  return (select count(*) from public.curriculum_goals);
end $function$;

CREATE OR REPLACE FUNCTION private.load_kits(new_version text, kits jsonb)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not exists (select from private.kit_versions where version = new_version) then
    delete from private.kits;
    delete from private.kit_words;
    insert into private.kits (id, area, from_year, to_year, goals, has_text, title, lexemes, body)
      select kit ->> 'id', kit ->> 'area', (kit -> 'years' ->> 0)::int, (kit -> 'years' ->> 1)::int,
        array(select jsonb_array_elements_text(kit -> 'goals')), jsonb_typeof(kit -> 'text') = 'object', kit ->> 'title',
        tsvector_to_array(to_tsvector('pg_catalog.english', words)), kit
      from jsonb_to_recordset(kits) as given (kit jsonb, words text);
    insert into private.kit_phrases (kit_id, lexemes, leads, is_asked)
      select id, lexemes, bool_or(place <= 2 or (place > english and place <= own)), bool_and(place > own)
      from (select id, private.lexemes(private.without_years(phrase)) as lexemes, place, jsonb_array_length(body -> 'find' -> 'en') as english,
          jsonb_array_length((body -> 'find' -> 'en') || (body -> 'find' -> 'mi')) as own
        from private.kits, jsonb_array_elements_text(
          (body -> 'find' -> 'en') || (body -> 'find' -> 'mi') || coalesce(body -> 'find' -> 'asked', '[]')) with ordinality as f (phrase, place)
        offset 0) as phrases
      where lexemes <> '{}' group by id, lexemes;
    insert into private.kit_words (lexeme, kits, naming, weight)
      select used.word, used.kits, coalesce(named.kits, 0),
        private.telling_weight((select count(*) from private.kits), used.kits, coalesce(named.kits, 0))
      from (select word, count(*) as kits from private.kits k, unnest(k.lexemes) as word group by word) as used
      left join (select word, count(distinct p.kit_id) as kits from private.kit_phrases p, unnest(p.lexemes) as word
        group by word) as named using (word);
    update private.kit_phrases p set weight = w.weight
      from (select f.kit_id, f.lexemes, sum(k.weight) as weight
        from private.kit_phrases f join private.kit_words k on k.lexeme = any(f.lexemes) group by f.kit_id, f.lexemes) as w
      where w.kit_id = p.kit_id and w.lexemes = p.lexemes;
    insert into private.kit_versions (version) values (new_version)
      on conflict (only_one) do update set version = excluded.version, loaded_at = clock_timestamp();
  end if;
  return (select count(*) from private.kits);
end $function$;

CREATE OR REPLACE FUNCTION private.lock_head(owner uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform 1 from public.sync_heads where user_id = owner for update;
  if not found then
    insert into public.sync_heads (user_id)
      select owner where exists (select from auth.users where id = owner) on conflict do nothing;
    perform 1 from public.sync_heads where user_id = owner for update;
    if not found and owner = auth.uid() then
      raise exception 'this account was deleted' using errcode = 'PT401';
    end if;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.lock_job(message uuid)
 RETURNS private.generation_jobs
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  owner uuid;
  job private.generation_jobs;
begin
  select user_id into owner from private.generation_jobs where message_id = message;
  if not found then
    return null;
  end if;
  perform private.lock_head(owner);
  select * into job from private.generation_jobs where message_id = message;
  return job;
end $function$;

CREATE OR REPLACE FUNCTION private.lock_own_head()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if auth.uid() is not null then
    perform private.lock_head(auth.uid());
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.lock_school(admin uuid, other uuid DEFAULT NULL::uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  head uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('school ' || admin, 0));
  for head in select * from private.heads_of_school(admin, other) loop
    perform private.lock_head(head);
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION private.log_licences()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.note_act(new.admin_id, 'licences_changed', new.total_licenses::text);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.log_membership()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'INSERT' then
    perform private.note_act(new.admin_id, 'member_added', private.person(new.member_id));
  elsif tg_op = 'DELETE' then
    perform private.note_act(old.admin_id,
      case when auth.uid() = old.admin_id then 'member_removed' else 'member_left' end,
      coalesce(private.person(old.member_id), old.admin_provided_name));
  elsif new.subscription_status is distinct from old.subscription_status then
    perform private.note_act(new.admin_id,
      case new.subscription_status when 'active' then 'licence_given' else 'licence_taken' end, private.person(new.member_id));
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.log_school_name()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.note_act(new.user_id, 'school_named', new.school_name);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.make_free(owner uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$ select private.settle_plan(owner) $function$;

CREATE OR REPLACE FUNCTION private.may_write()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select not private.must_set_password(auth.uid())
$function$;
GRANT EXECUTE ON FUNCTION private.may_write() TO authenticated;

CREATE OR REPLACE FUNCTION private.must_be_ready(admin uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case when not coalesce(s.is_admin, false) then 'not_admin'
    when s.school_id is null or coalesce(trim(s.school_name), '') = '' then 'no_school' end
  from (select admin as id) a left join public.subscriptions s on s.user_id = a.id
$function$;

CREATE OR REPLACE FUNCTION private.must_set_password(owner uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from public.school_memberships m where m.member_id = owner
      and m.password_reset_required and not m.password_reset_completed)
    or exists (select from private.given_passwords g where g.user_id = owner and g.mark = private.password_mark(owner))
$function$;

CREATE OR REPLACE FUNCTION private.name_for_colleagues(person uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select left(coalesce(nullif(btrim(m.admin_provided_name), ''), nullif(btrim(u.raw_user_meta_data ->> 'full_name'), ''),
      ''), 100)
    from auth.users u left join public.school_memberships m on m.member_id = u.id where u.id = person
$function$;

CREATE OR REPLACE FUNCTION private.new_epochs()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.sync_heads set epoch = gen_random_uuid()
$function$;

CREATE OR REPLACE FUNCTION private.new_session_rules()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  new.title := private.cut_title(new.title);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.newest_chat(me uuid)
 RETURNS TABLE(id uuid, since timestamp with time zone, whole boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with chat as (
    select s.id from public.chat_sessions s where s.user_id = me and not s.is_deleted order by s.updated_at desc limit 1
  ), weighed as (
    select m.created_at,
      sum(400 + pg_column_size(m.content) + coalesce(pg_column_size(m.chat_content), 0)
        + coalesce(pg_column_size(m.html_content), 0) + coalesce(pg_column_size(m.edited_html_content), 0)
        + coalesce(pg_column_size(m.doc), 0) + coalesce(pg_column_size(m.context), 0)) over newest_first as stored,
      sum(octet_length(m.content) + coalesce(octet_length(m.html_content), 0)
        + coalesce(octet_length(m.edited_html_content), 0)) over newest_first as long
    from public.chat_messages m join chat on m.session_id = chat.id
    window newest_first as (order by m.created_at desc)
  ), fitting as (
    select min(w.created_at) filter (where w.stored <= 60000 and w.long <= 400000) as since,
      coalesce(bool_and(w.stored <= 60000 and w.long <= 400000), true) as whole
    from weighed w
  )
  select chat.id, fitting.since, fitting.whole from chat, fitting
$function$;

CREATE OR REPLACE FUNCTION private.next_period_end(last_end timestamp with time zone, billing timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  next_end timestamptz := last_end;
begin
  if billing > clock_timestamp() and billing <= clock_timestamp() + interval '1 month 1 day' then
    return billing;
  end if;
  while next_end <= clock_timestamp() loop
    next_end := next_end + interval '1 month';
  end loop;
  return next_end;
end $function$;

CREATE OR REPLACE FUNCTION private.next_rev(owner uuid)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.sync_heads set rev = rev + 1 where user_id = owner returning rev
$function$;

CREATE OR REPLACE FUNCTION private.next_time(session uuid)
 RETURNS timestamp with time zone
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select greatest(private.now_ms(), max(created_at) + interval '1 ms') from public.chat_messages where session_id = session
$function$;

CREATE OR REPLACE FUNCTION private.note_act(admin uuid, act text, subject text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.school_log (admin_id, school_id, who, act, subject)
    select admin, s.school_id, coalesce(
        private.person(coalesce(auth.uid(), nullif(current_setting('mahere.on_behalf_of', true), '')::uuid)), 'Automatic'),
      note_act.act, coalesce(note_act.subject, '') from (select admin as id) a left join public.subscriptions s on s.user_id = a.id
    where exists (select from auth.users u where u.id = admin);
end $function$;

CREATE OR REPLACE FUNCTION private.note_deletion()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not new.is_deleted then
    new.deleted_at := null;
  elsif tg_op = 'INSERT' or not old.is_deleted or old.deleted_at is null then
    new.deleted_at := private.now_ms();
  else
    new.deleted_at := old.deleted_at;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.note_given_password()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.password_reset_required and not new.password_reset_completed then
    insert into private.given_passwords (user_id, mark) values (new.member_id, private.password_mark(new.member_id))
      on conflict (user_id) do update set mark = excluded.mark;
  else
    delete from private.given_passwords g
      where g.user_id = new.member_id and g.mark is distinct from private.password_mark(new.member_id);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.note_school_name()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.plans_due (user_id) values (new.user_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.nothing()
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object('epoch', null, 'as_of', 0, 'rows', '[]'::jsonb, 'next_before', null)
$function$;

CREATE OR REPLACE FUNCTION private.now_ms()
 RETURNS timestamp with time zone
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select date_trunc('milliseconds', clock_timestamp())
$function$;
GRANT EXECUTE ON FUNCTION private.now_ms() TO authenticated, service_role;

CREATE OR REPLACE FUNCTION private.op_chat_delete(me uuid, op jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  session uuid := op ->> 'session_id';
begin
  update public.chat_sessions set is_deleted = true where id = session and user_id = me and not is_deleted;
  return '{"status": "done"}';
end $function$;

CREATE OR REPLACE FUNCTION private.op_chat_rename(me uuid, op jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  session uuid := op ->> 'session_id';
  new_title text := trim(coalesce(op ->> 'title', ''));
begin
  if new_title = '' then
    return private.refused('empty');
  elsif not exists (select from public.chat_sessions where id = session and user_id = me) then
    return private.refused('gone');
  end if;
  update public.chat_sessions set title = new_title where id = session and user_id = me and not is_deleted;
  return '{"status": "done"}';
end $function$;

CREATE OR REPLACE FUNCTION private.op_chat_restore(me uuid, op jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  session uuid := op ->> 'session_id';
begin
  update public.chat_sessions set is_deleted = false where id = session and user_id = me and is_deleted;
  return '{"status": "done"}';
end $function$;

CREATE OR REPLACE FUNCTION private.op_class_set(me uuid, op jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  changes jsonb := op -> 'changes';
  known jsonb := (select to_jsonb(c) from public.teacher_classes c where c.user_id = me);
  now_set public.teacher_classes;
begin
  if op ->> 'user_id' is distinct from me::text or jsonb_typeof(changes) is distinct from 'object' then
    return private.refused('rejected');
  elsif exists (select from jsonb_each_text(changes) f
    where length(f.value) > case f.key when 'logo' then 60000 else 100 end) then
    return private.refused('too_long');
  end if;
  now_set := jsonb_populate_record(null::public.teacher_classes,
    '{"years": [], "room": "", "teacher": "", "school": "", "logo": ""}' || coalesce(known, '{}') || changes
      || jsonb_build_object('user_id', me, 'updated_at', private.now_ms(), 'rev', 0));
  if known is null then
    insert into public.teacher_classes select now_set.*;
  else
    update public.teacher_classes set years = now_set.years, size = now_set.size, esol = now_set.esol,
      esol_count = now_set.esol_count, devices = now_set.devices, room = now_set.room, teacher = now_set.teacher,
      school = now_set.school, logo = now_set.logo, updated_at = now_set.updated_at
      where user_id = me;
  end if;
  return '{"status": "done"}';
exception
  -- A value of another kind, or one out of bounds.
  when data_exception or integrity_constraint_violation then
    return private.refused('rejected');
end $function$;

CREATE OR REPLACE FUNCTION private.op_document_copy(me uuid, op jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  session uuid := op ->> 'session_id';
  message uuid := op ->> 'message_id';
  body jsonb := op -> 'body';
  edited text := op #>> '{body,edited_html_content}';
  problem text := private.body_problem(op -> 'body', 8400000);
begin
  if problem is not null or session is null or message is null or coalesce(trim(op ->> 'title'), '') = ''
      or coalesce(op ->> 'generator_type', '') not in ('lessonPlan', 'resourceGenerator') then
    return private.refused(coalesce(problem, 'rejected'));
  elsif exists (select from public.chat_sessions where id = session) or exists (select from public.chat_messages where id = message) then
    return private.refused('id_taken');
  end if;
  insert into public.chat_sessions (id, user_id, generator_type, title)
    values (session, me, op ->> 'generator_type', trim(op ->> 'title'));
  insert into public.chat_messages (id, user_id, session_id, role, content, html_content, edited_html_content,
      edited_revision, resource_type, doc, doc_version, created_at)
    values (message, me, session, 'assistant', coalesce(body ->> 'content', ''), body ->> 'html_content', edited,
      case when edited is not null then (op ->> 'op_id')::uuid end, body ->> 'resource_type',
      nullif(body -> 'doc', 'null'), (body ->> 'doc_version')::int, private.next_time(session));
  -- What was edited by hand is the first version of the copy.
  insert into public.resource_revisions (id, user_id, message_id, html)
    select (op ->> 'op_id')::uuid, me, message, edited where edited is not null;
  return '{"status": "done"}';
end $function$;

CREATE OR REPLACE FUNCTION private.op_plan_save(me uuid, op jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  session uuid := op ->> 'session_id';
  problem text := private.plan_problem(me, op);
begin
  if problem is not null then
    return private.refused(problem);
  end if;
  update public.chat_sessions set is_deleted = false, updated_at = private.now_ms() where id = session and user_id = me;
  insert into public.chat_messages (id, user_id, session_id, role, content, doc, doc_version, created_at)
    values ((op ->> 'message_id')::uuid, me, session, 'assistant', coalesce(op ->> 'content', ''), op -> 'doc',
      (op #>> '{doc,version}')::int, private.next_time(session));
  return '{"status": "done"}';
end $function$;

CREATE OR REPLACE FUNCTION private.op_reply_stop(me uuid, op jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  message uuid := op ->> 'message_id';
begin
  if not exists (select from private.generation_jobs where message_id = message and user_id = me) then
    return private.refused('gone');
  end if;
  perform private.stop_job(message);
  return '{"status": "done"}';
end $function$;

CREATE OR REPLACE FUNCTION private.op_resource_save(me uuid, op jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  message public.chat_messages;
  base uuid := op ->> 'base_id';
  revision uuid := op ->> 'op_id';
begin
  select * into message from public.chat_messages where id = (op ->> 'message_id')::uuid and user_id = me;
  if not found then
    return private.refused('gone');
  elsif op ->> 'html' is null then
    return private.refused('empty');
  elsif length(op ->> 'html') > 4000000 then
    return private.refused('too_long');
  end if;
  if not private.replace_own_version(message.edited_revision, op) then
    insert into public.resource_revisions (id, user_id, message_id, base_id, html, device, restored_from)
      values (revision, me, message.id, base, op ->> 'html', (op ->> 'device')::uuid, (op ->> 'restores')::uuid);
  end if;
  update public.chat_messages set edited_html_content = op ->> 'html', edited_revision = revision,
    also_edited = private.beside_after(message, base, op -> 'settles') where id = message.id;
  if message.edited_revision is distinct from base then
    return jsonb_build_object('status', 'done', 'also_edited', message.edited_revision);
  end if;
  return '{"status": "done"}';
end $function$;

CREATE OR REPLACE FUNCTION private.op_shelf_set(me uuid, op jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  item uuid := op ->> 'message_id';
  copy jsonb := nullif(op -> 'item', 'null');
  school uuid := private.school_of(me);
  problem text;
begin
  if item is null then
    return private.refused('rejected');
  elsif copy is null then
    delete from private.shelf_documents where id = item and user_id = me;
  else
    problem := private.shelf_problem(me, school, item, copy);
    if problem is not null then
      return private.refused(problem);
    end if;
    delete from private.shelf_documents where id = item and user_id = me;
    insert into private.shelf_documents (id, user_id, school_id, version, by_name, item_type, title, about, words, body)
      values (item, me, school, (op ->> 'op_id')::uuid, private.name_for_colleagues(me), copy ->> 'item_type',
        btrim(copy ->> 'title'), coalesce(copy ->> 'about', ''), coalesce(copy ->> 'words', ''), copy -> 'body');
  end if;
  perform private.deliver_shelf(me);
  return '{"status": "done"}';
end $function$;

CREATE OR REPLACE FUNCTION private.op_star_file(me uuid, op jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  labels jsonb := op -> 'set';
  problem text := private.label_problem(op -> 'set');
  star public.starred_items;
  now_set jsonb;
begin
  if problem is not null then
    return private.refused(problem);
  end if;
  select * into star from public.starred_items where user_id = me and message_id = (op ->> 'message_id')::uuid;
  if not found then
    return '{"status": "done"}';
  end if;
  now_set := jsonb_build_object('name', star.name, 'folder', star.folder, 'tags', to_jsonb(star.tags));
  if now_set || coalesce(op -> 'undoes', '{}') <> now_set then
    return private.refused('changed_elsewhere');
  end if;
  now_set := now_set || labels;
  update public.starred_items set name = nullif(btrim(now_set ->> 'name'), ''),
    folder = nullif(btrim(now_set ->> 'folder'), ''),
    tags = array(select tag from jsonb_array_elements_text(now_set -> 'tags') tag where btrim(tag) <> '')
    where id = star.id;
  return '{"status": "done"}';
end $function$;

CREATE OR REPLACE FUNCTION private.op_star_set(me uuid, op jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  message uuid := op ->> 'message_id';
begin
  if not (op ->> 'starred')::boolean then
    delete from public.starred_items where user_id = me and message_id = message;
  elsif not exists (select from public.chat_messages where id = message and user_id = me) then
    return private.refused('gone');
  elsif not exists (select from public.starred_items where user_id = me and message_id = message) then
    insert into public.starred_items (user_id, message_id, item_type) values (me, message, op ->> 'item_type');
  end if;
  return '{"status": "done"}';
end $function$;

CREATE OR REPLACE FUNCTION private.open_licence_pages(owner uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(distinct l.licences), '[]') from private.licence_pages l
    where l.user_id = owner and l.opened_at > clock_timestamp() - interval '2 hours'
$function$;

CREATE OR REPLACE FUNCTION private.open_session(me uuid, message jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  session uuid := message ->> 'session_id';
  new_title text := nullif(trim(coalesce(message ->> 'title', '')), '');
begin
  if exists (select from public.chat_sessions where id = session) then
    update public.chat_sessions set is_deleted = false, updated_at = private.now_ms() where id = session and user_id = me;
  else
    insert into public.chat_sessions (id, user_id, generator_type, title)
      values (session, me, coalesce(message ->> 'generator_type', 'lessonPlan'), coalesce(new_title, 'New Chat'));
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.own_payment(owner uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select p.paid from private.payment_accounts p where p.user_id = owner
    and not ((p.paid ->> 'cancel_at_period_end')::boolean and (p.paid ->> 'period_end')::timestamptz <= clock_timestamp())
$function$;

CREATE OR REPLACE FUNCTION private.owners_with_old_chats()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select s.user_id from public.chat_sessions s where s.updated_at < statement_timestamp() - interval '2 years'
    and not exists (select from public.starred_items i where i.user_id = s.user_id and i.chat_session_id = s.id)
  union
  select s.user_id from public.chat_sessions s where s.deleted_at < statement_timestamp() - interval '30 days'
    and not exists (select from public.starred_items i where i.user_id = s.user_id and i.chat_session_id = s.id)
  union
  select s.user_id from public.chat_sessions s
    join public.chat_messages m on m.session_id = s.id and m.user_id = s.user_id
    where s.deleted_at < statement_timestamp() - interval '30 days'
      and not exists (select from public.starred_items i where i.user_id = m.user_id and i.message_id = m.id)
  order by 1 limit 100
$function$;

CREATE OR REPLACE FUNCTION private.page_of(rows_in private.synced_row[], max_bytes integer DEFAULT 524288)
 RETURNS TABLE(rev bigint, t text, r jsonb)
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select p.rev, p.t, p.r from (
    select u.rev, u.t, u.r, u.place, sum(pg_column_size(u.r)) over (order by u.place) as bytes
      from unnest(rows_in) with ordinality as u (rev, t, r, place)) p
  where p.place = 1 or p.bytes <= max_bytes order by p.place
$function$;

CREATE OR REPLACE FUNCTION private.part_of(me uuid, message jsonb)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('reply_id', r.id, 'section', message #>> '{part,section}')
  from public.chat_messages r
  where r.id::text = message #>> '{part,reply_id}' and r.user_id = me and r.role = 'assistant'
    and r.session_id::text = message ->> 'session_id' and length(message #>> '{part,section}') between 1 and 200
$function$;

CREATE OR REPLACE FUNCTION private.part_with_document(job private.generation_jobs)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select job.part || jsonb_build_object('doc', r.doc, 'doc_version', r.doc_version,
    'html', coalesce(r.edited_html_content, r.html_content))
  from public.chat_messages r where r.id = (job.part ->> 'reply_id')::uuid and r.user_id = job.user_id
$function$;

CREATE OR REPLACE FUNCTION private.password_mark(owner uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select md5(coalesce(encrypted_password, '')) from auth.users where id = owner
$function$;

CREATE OR REPLACE FUNCTION private.payment_in_force(owner uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(private.own_payment(owner), (
    select p.paid from public.school_memberships m
      join public.subscriptions a on a.user_id = m.admin_id and a.is_admin
      cross join lateral (select private.own_payment(m.admin_id) as paid) p
      where m.member_id = owner and m.subscription_status = 'active' and p.paid ->> 'kind' = 'school'))
$function$;

CREATE OR REPLACE FUNCTION private.pays_again(owner uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(not (private.own_payment(owner) ->> 'cancel_at_period_end')::boolean, false)
$function$;

CREATE OR REPLACE FUNCTION private.person(account uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select concat_ws(', ', nullif(trim(u.raw_user_meta_data ->> 'full_name'), ''), u.email) from auth.users u where u.id = account
$function$;

CREATE OR REPLACE FUNCTION private.plain(words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select regexp_replace(regexp_replace(translate(lower(words), 'āēīōūĀĒĪŌŪ’', 'aeiouaeiou'''),
    '(\m(?:letters?|sounds?|phonemes?)(?: (?:sounds?|names?|letters?))?(?: (?:of|for|is))? )([a-z])\M(?!'')', '\1\2\2\2', 'g'),
    '(?<!'')\m([b-z])(?= (?:sounds?|phonemes?)\M)', '\1\1\1', 'g')
$function$;

CREATE OR REPLACE FUNCTION private.plan_of(old public.subscriptions)
 RETURNS public.subscriptions
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  paid jsonb := private.own_payment(old.user_id);
  buys_school boolean := coalesce(paid ->> 'kind' = 'school', false);
  plan public.subscriptions := old;
  school public.subscriptions;
  seat text;
begin
  select m.subscription_status into seat from public.school_memberships m where m.member_id = old.user_id;
  select a.* into school from public.school_memberships m join public.subscriptions a on a.user_id = m.admin_id
    where m.member_id = old.user_id;
  plan.own_plan_renews_at := null;
  if school.user_id is not null then
    plan.school_id := case when not buys_school then school.school_id end;
    plan.school_name := case when not buys_school then school.school_name end;
  end if;
  if school.is_admin and seat = 'active' and not buys_school then
    plan.message_limit := 500; plan.plan_type := 'school_member'; plan.status := 'active'; plan.is_admin := false;
    plan.cancel_at_period_end := false; plan.current_period_end := null;
    if not (paid ->> 'cancel_at_period_end')::boolean then
      plan.own_plan_renews_at := (paid ->> 'period_end')::timestamptz;
    end if;
  elsif paid is not null then
    plan.message_limit := 500; plan.status := paid ->> 'status'; plan.is_admin := buys_school;
    plan.plan_type := case when buys_school then 'school' else 'premium' end;
    plan.cancel_at_period_end := (paid ->> 'cancel_at_period_end')::boolean;
    plan.current_period_end := (paid ->> 'period_end')::timestamptz;
  else
    plan.message_limit := 10; plan.plan_type := 'free'; plan.is_admin := false; plan.current_period_end := null;
    plan.status := case when old.cancel_at_period_end or old.status = 'canceled' then 'canceled' end;
    plan.cancel_at_period_end := false;
  end if;
  return plan;
end $function$;

CREATE OR REPLACE FUNCTION private.plan_problem(me uuid, op jsonb)
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  base public.chat_messages;
begin
  if length(op ->> 'doc') > 300000 or length(op ->> 'content') > 100000 then
    return 'too_long';
  end if;
  if op #>> '{doc,format}' is distinct from 'plan' or jsonb_typeof(op #> '{doc,sections}') is distinct from 'array' then
    return 'rejected';
  end if;
  select * into base from public.chat_messages where id = (op ->> 'base_id')::uuid and user_id = me
    and session_id = (op ->> 'session_id')::uuid and role = 'assistant' and doc ->> 'format' = 'plan';
  if not found then
    return 'gone';
  end if;
  if exists (select from public.chat_messages where id = (op ->> 'message_id')::uuid) then
    return 'id_taken';
  end if;
  if op ->> 'restores' is not null and exists (select from public.chat_messages m
      where m.session_id = base.session_id and m.role = 'assistant' and m.created_at > base.created_at
        and (m.state in ('waiting', 'running') or m.doc ->> 'format' = 'plan')) then
    return 'changed_elsewhere';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.refund(owner uuid, charge_key text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  charged_at timestamptz;
  units_back int;
begin
  select at into charged_at from private.usage_ledger where user_id = owner and key = charge_key and reason = 'charge';
  if not found then
    return;
  end if;
  units_back := case when exists (
    select from private.usage_ledger where user_id = owner and reason = 'reset' and at > charged_at) then 0 else 1 end;
  insert into private.usage_ledger (user_id, key, reason, units)
    values (owner, charge_key, 'refund', -units_back) on conflict do nothing;
  if found and units_back > 0 then
    update public.user_usage set count_messages = greatest(0, count_messages - units_back) where user_id = owner;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.refused(reason text)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select jsonb_build_object('status', 'refused', 'reason', reason) $function$;

CREATE OR REPLACE FUNCTION private.replace_own_version(current_revision uuid, op jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.resource_revisions set id = (op ->> 'op_id')::uuid, html = op ->> 'html', saved_at = private.now_ms()
    where id = current_revision and id = (op ->> 'base_id')::uuid and op ->> 'restores' is null
      and device = (op ->> 'device')::uuid and created_at > clock_timestamp() - interval '10 minutes';
  return found;
end $function$;

CREATE OR REPLACE FUNCTION private.reply_counts()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select open.counts || ended.counts from (
    select jsonb_build_object(
      'waiting', count(*) filter (where state = 'waiting'), 'running', count(*) filter (where state = 'running'),
      'overdue', count(*) filter (where state = 'running' and lease_until < clock_timestamp() - interval '3 minutes'
        or state = 'waiting' and changed_at < clock_timestamp() - interval '5 minutes')) as counts
    from private.generation_jobs where state in ('waiting', 'running')) open, (
    select jsonb_build_object('done_today', count(*) filter (where state = 'done'),
      'failed_today', count(*) filter (where state = 'failed')) as counts
    from private.generation_jobs
    where state in ('done', 'failed') and changed_at > statement_timestamp() - interval '1 day') ended
$function$;

CREATE OR REPLACE FUNCTION private.request_id()
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select (regexp_match(nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-request-id',
    '^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$'))[1]::uuid
$function$;

CREATE OR REPLACE FUNCTION private.require_admin(admin uuid)
 RETURNS void
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_self(admin);
  if not exists (select from public.subscriptions where user_id = admin and is_admin) then
    raise exception 'not a school admin' using errcode = '42501';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.require_self(target uuid)
 RETURNS void
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if private.is_service() then
    return;
  end if;
  if auth.uid() is null or auth.uid() is distinct from target then
    raise exception 'not your account' using errcode = '42501';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.reset_period(owner uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  paid boolean;
  period private.usage_periods;
  used int;
begin
  select message_limit > 10 into paid from public.subscriptions where user_id = owner;
  if not coalesce(paid, false) then
    delete from private.usage_periods where user_id = owner;
    return;
  end if;
  select * into period from private.usage_periods where user_id = owner;
  if not found then
    insert into private.usage_periods (user_id, ends_at)
      values (owner, private.next_period_end(clock_timestamp() + interval '1 month', private.billing_end(owner)));
    return;
  end if;
  if period.ends_at > clock_timestamp() then
    return;
  end if;
  select count_messages into used from public.user_usage where user_id = owner;
  insert into private.usage_ledger (user_id, key, reason, units)
    values (owner, period.ends_at::text, 'reset', -coalesce(used, 0)) on conflict do nothing;
  update private.usage_periods set started_at = period.ends_at,
    ends_at = private.next_period_end(period.ends_at, private.billing_end(owner)) where user_id = owner;
  if used > 0 then
    update public.user_usage set count_messages = 0 where user_id = owner;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.retry_reply(me uuid, message uuid, charge_key text, asked_writer text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  job private.generation_jobs;
  charged jsonb;
begin
  select j.* into job from private.generation_jobs j join public.chat_sessions s on s.id = j.session_id
    where j.message_id = message and j.user_id = me and not s.is_deleted;
  if not found then
    return '{"status": "refused", "reason": "gone"}';
  elsif job.state in ('waiting', 'running') then
    return '{"status": "done"}';  -- another device has asked already
  elsif job.state = 'done' then
    return '{"status": "refused", "reason": "not_retryable"}';
  end if;
  charged := private.charge(me, charge_key);
  if not (charged ->> 'success')::boolean then
    return jsonb_build_object('status', 'refused', 'reason', charged ->> 'reason');
  end if;
  update private.generation_jobs j set state = 'waiting', first_attempt = j.attempt, lease_until = null,
    charge_key = retry_reply.charge_key, queued_at = private.now_ms(), changed_at = clock_timestamp(),
    writer = case when asked_writer = 'planner' then asked_writer end
    where j.message_id = message;
  update public.chat_messages set state = 'waiting', offer = null where id = job.reply_id;
  return '{"status": "done"}';
end $function$;

CREATE OR REPLACE FUNCTION private.run_op(me uuid, op jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if op ->> 'v' is distinct from '1' then
    return private.refused('unknown_op');
  end if;
  return case op ->> 'op'
    when 'message.send' then private.send_message(me, op) - array['session_id', 'reply_id']
    when 'reply.stop' then private.op_reply_stop(me, op)
    when 'reply.retry' then
      private.retry_reply(me, (op ->> 'message_id')::uuid, 'retry:' || (op ->> 'op_id')::uuid, op ->> 'writer')
    when 'chat.rename' then private.op_chat_rename(me, op)
    when 'chat.delete' then private.op_chat_delete(me, op)
    when 'chat.restore' then private.op_chat_restore(me, op)
    when 'star.set' then private.op_star_set(me, op)
    when 'star.file' then private.op_star_file(me, op)
    when 'resource.save' then private.op_resource_save(me, op)
    when 'plan.save' then private.op_plan_save(me, op)
    when 'class.set' then private.op_class_set(me, op)
    when 'shelf.set' then private.op_shelf_set(me, op)
    when 'document.copy' then private.op_document_copy(me, op)
    else private.refused('unknown_op') end;
end $function$;

CREATE OR REPLACE FUNCTION private.school_of(person uuid)
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select a.school_id from public.subscriptions a
    where a.is_admin and a.user_id = coalesce(
      (select m.admin_id from public.school_memberships m where m.member_id = person), person)
$function$;

CREATE OR REPLACE FUNCTION private.school_rules()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.is_admin and new.school_id is distinct from old.school_id and ((old.is_admin and old.school_id is not null)
      or exists (select from public.subscriptions where school_id = new.school_id and user_id <> new.user_id)) then
    raise exception 'the school id cannot be changed' using errcode = '42501';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.seat_members(admin uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  seats int := case when (select is_admin from public.subscriptions where user_id = admin)
    then (select l.total_licenses from private.license_info(admin) l) else 0 end;
  seat record;
begin
  for seat in
    select m.member_id, case when row_number() over (order by m.created_at, m.id) <= seats then 'active' else 'inactive' end
      as status from public.school_memberships m where m.admin_id = admin order by m.member_id
  loop
    perform private.lock_head(seat.member_id);
    update public.school_memberships set subscription_status = seat.status
      where member_id = seat.member_id and subscription_status is distinct from seat.status;
    perform private.settle_plan(seat.member_id);
    perform private.count_paid_period(seat.member_id);
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION private.seat_next_member()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.plans_due (user_id, left_school) values (old.admin_id, false), (old.member_id, true);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.send_message(me uuid, message jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  session uuid := message ->> 'session_id';
  message_id uuid := message ->> 'message_id';
  reply_id uuid := coalesce((message ->> 'reply_id')::uuid, gen_random_uuid());
  sent public.chat_messages;
  problem text;
  charged jsonb;
  at timestamptz;
begin
  select * into sent from public.chat_messages where id = message_id and user_id = me;
  if found then
    return jsonb_build_object('status', 'done', 'session_id', sent.session_id, 'reply_id',
      (select m.id from public.chat_messages m where m.reply_to = sent.id and m.user_id = me limit 1));
  end if;
  problem := private.send_problem(me, message);
  if problem is not null then
    return jsonb_build_object('status', 'refused', 'reason', problem);
  end if;
  charged := private.charge(me, message_id::text);
  if not (charged ->> 'success')::boolean then
    return jsonb_build_object('status', 'refused', 'reason', charged ->> 'reason');
  end if;
  perform private.open_session(me, message);
  at := private.next_time(session);
  insert into public.chat_messages (id, user_id, session_id, role, content, context, created_at)
    values (message_id, me, session, 'user', message ->> 'content',
      case when jsonb_typeof(message -> 'context') = 'object' then message -> 'context' end, at);
  insert into public.chat_messages (id, user_id, session_id, role, state, reply_to, created_at)
    values (reply_id, me, session, 'assistant', 'waiting', message_id, at + interval '1 ms');
  insert into private.generation_jobs (message_id, reply_id, user_id, session_id, charge_key, queued_at, part)
    values (message_id, reply_id, me, session, message_id::text, at, private.part_of(me, message));
  return jsonb_build_object('status', 'done', 'session_id', session, 'reply_id', reply_id);
end $function$;

CREATE OR REPLACE FUNCTION private.send_problem(me uuid, message jsonb)
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  content text := message ->> 'content';
  session uuid := message ->> 'session_id';
  ids uuid[] := array[(message ->> 'message_id')::uuid, (message ->> 'reply_id')::uuid];
begin
  if coalesce(content, '') !~ '\S' then
    return 'empty';
  end if;
  if length(content) > 20000 or length(message ->> 'context') > 100000 then
    return 'too_long';
  end if;
  if session is null or exists (select from public.chat_sessions where id = session and user_id <> me) then
    return 'gone';
  end if;
  if ids[1] = ids[2] or exists (select from public.chat_messages where id = any (ids)) then
    return 'id_taken';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.session_rules()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  new.title := private.cut_title(new.title);
  if (new.title, new.updated_at) is distinct from (old.title, old.updated_at) then
    -- Chats are ordered by updated_at, so it never comes from the client's clock and is always later than before.
    new.updated_at := greatest(private.now_ms(), old.updated_at + interval '1 ms');
  end if;
  if new.is_deleted and not old.is_deleted then
    perform private.stop_jobs_of_chat(old.id);
  end if;
  if new.is_deleted <> old.is_deleted then
    update public.chat_messages set is_visable = not new.is_deleted
      where session_id = old.id and user_id = old.user_id and is_visable = new.is_deleted;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.settle_if_free(owner uuid, left_school boolean)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  head uuid;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('school ' || owner, 0)) then
    return false;
  end if;
  for head in select h.user_id from public.sync_heads h where h.user_id in (select * from private.heads_of_school(owner, null))
  loop
    perform 1 from public.sync_heads where user_id = head for update skip locked;
    if not found then
      return false;
    end if;
  end loop;
  if left_school and not exists (select from public.school_memberships where member_id = owner) then
    update public.subscriptions set school_id = null, school_name = null
      where user_id = owner and not is_admin and school_id is not null;
    perform private.settle_plan(owner);
    perform private.reset_period(owner);
  end if;
  perform private.seat_members(owner);
  return true;
end $function$;

CREATE OR REPLACE FUNCTION private.settle_plan(owner uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  old public.subscriptions;
  plan public.subscriptions;
begin
  select * into old from public.subscriptions where user_id = owner;
  plan := private.plan_of(old);
  if private.own_payment(owner) ->> 'kind' = 'school' then
    delete from public.school_memberships where member_id = owner;
  end if;
  if plan is distinct from old then
    update public.subscriptions set message_limit = plan.message_limit, plan_type = plan.plan_type, status = plan.status,
      cancel_at_period_end = plan.cancel_at_period_end, current_period_end = plan.current_period_end,
      own_plan_renews_at = plan.own_plan_renews_at, is_admin = plan.is_admin, school_id = plan.school_id,
      school_name = plan.school_name where user_id = owner;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.shared_until(me uuid, message uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('status', 'done', 'shared_at', d.shared_at, 'ends_at', d.ends_at)
    from private.shared_documents d
    where d.user_id = me and d.message_id = message and d.ends_at > clock_timestamp()
$function$;

CREATE OR REPLACE FUNCTION private.shelf_of(reader uuid)
 RETURNS SETOF private.shelf_documents
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select d.* from private.shelf_documents d where d.school_id = private.school_of(reader)
$function$;

CREATE OR REPLACE FUNCTION private.shelf_problem(me uuid, school uuid, item uuid, copy jsonb)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if school is null then
    return 'no_school';
  elsif coalesce(copy ->> 'item_type', '') not in ('lesson_plan', 'resource') or coalesce(btrim(copy ->> 'title'), '') = ''
      or exists (select from private.shelf_documents where id = item and user_id <> me) then
    return 'rejected';
  elsif length(copy ->> 'title') > 200 or length(copy ->> 'about') > 200 or length(copy ->> 'words') > 400 then
    return 'too_long';
  end if;
  -- One at a time for a school, so that two teachers cannot both take the last place.
  perform pg_advisory_xact_lock(hashtextextended('shelf ' || school, 0));
  if (select count(*) >= 200 or count(*) filter (where user_id = me) >= 50
      from private.shelf_documents where school_id = school and id <> item) then
    return 'limit';
  end if;
  return private.body_problem(copy -> 'body', 1000000);
end $function$;

CREATE OR REPLACE FUNCTION private.shelf_rows(reader uuid, since bigint, ids uuid[] DEFAULT NULL::uuid[])
 RETURNS TABLE(rev bigint, t text, r jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select i.rev, 'shelf_items', jsonb_build_object('id', d.id, 'user_id', reader, 'rev', i.rev, 'item_type', d.item_type,
      'title', d.title, 'about', d.about, 'words', d.words, 'by', d.by_name, 'mine', d.user_id = reader,
      'put_at', d.put_at) || case when ids is null then '{"bare": 1}' else jsonb_build_object('body', d.body) end
    from private.shelf_items i join private.shelf_of(reader) d on d.id = i.id
    where i.user_id = reader and i.rev > since and (ids is null or i.id = any (ids))
$function$;

CREATE OR REPLACE FUNCTION private.stamp()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'UPDATE' then
    new.user_id := old.user_id;  -- a row never changes its owner
  end if;
  new.rev := private.next_rev(new.user_id);
  if new.rev is null then
    perform private.lock_head(new.user_id);
    new.rev := private.next_rev(new.user_id);
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.star_limit()
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select 50 $function$;

CREATE OR REPLACE FUNCTION private.star_rules()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  chat record;
begin
  select s.id, s.generator_type into chat
    from public.chat_messages m join public.chat_sessions s on s.id = m.session_id
    where m.id = new.message_id and m.user_id = new.user_id;
  if found then
    new.chat_session_id := chat.id;
    new.item_type := case chat.generator_type when 'resourceGenerator' then 'resource' else 'lesson_plan' end;
  end if;
  new.school_id := (select school_id from public.subscriptions where user_id = new.user_id);
  new.starred_at := private.now_ms();
  if private.stars_of(new.user_id, new.item_type) >= private.star_limit() then
    raise exception 'star limit reached' using errcode = 'MH050';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.stars_of(owner uuid, kind text)
 RETURNS bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select count(*) from public.starred_items where user_id = owner and item_type = kind
$function$;

CREATE OR REPLACE FUNCTION private.start_paid_period(owner uuid, key text, starts timestamp with time zone, ends timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  used int;
begin
  select count_messages into used from public.user_usage where user_id = owner;
  insert into private.usage_ledger (user_id, key, reason, units) values (owner, start_paid_period.key, 'reset', -used)
    on conflict do nothing;
  if found and used > 0 then
    update public.user_usage set count_messages = 0 where user_id = owner;
  end if;
  insert into private.usage_periods (user_id, started_at, ends_at) values (owner, starts, ends)
    on conflict (user_id) do update set started_at = excluded.started_at, ends_at = excluded.ends_at;
end $function$;

CREATE OR REPLACE FUNCTION private.stop_job(message uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  stopped private.generation_jobs;
begin
  update private.generation_jobs set state = 'stopped', lease_until = null, changed_at = clock_timestamp()
    where message_id = message and state in ('waiting', 'running') returning * into stopped;
  if not found then
    return;
  end if;
  update public.chat_messages set state = 'stopped', offer = (select 'planner' from private.model_calls c
      where c.message_id = message and c.first_attempt = stopped.first_attempt limit 1)
    where id = stopped.reply_id;
  if stopped.attempt = stopped.first_attempt then
    perform private.refund(stopped.user_id, stopped.charge_key);
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.stop_jobs_of_chat(session uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  open_job private.generation_jobs;
begin
  for open_job in select * from private.generation_jobs where session_id = session and state in ('waiting', 'running') loop
    perform private.stop_job(open_job.message_id);
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION private.swap_seats(admin uuid, member uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.school_memberships set admin_id = member where admin_id = admin and member_id <> member;
  update public.school_memberships m set admin_id = member, member_id = admin, was_invited = false, email_confirmed = true,
      invitation_sent_at = null, password_reset_required = false, password_reset_completed = false,
      email = left(u.email, 3) || '...', name_conflict_detected = false,
      admin_provided_name = nullif(trim(u.raw_user_meta_data ->> 'full_name'), '')
    from auth.users u where m.member_id = member and u.id = admin;
  delete from private.school_licenses where admin_id = member;
  update private.school_licenses set admin_id = member where admin_id = admin;
end $function$;

CREATE OR REPLACE FUNCTION private.take_from_shelf()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from private.shelf_documents where user_id = old.member_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.tell_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  row_json jsonb := case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
begin
  perform pg_notify('mahere_changes', jsonb_strip_nulls(jsonb_build_object('table', tg_table_name, 'op', tg_op,
    'user_id', row_json ->> 'user_id', 'id', coalesce(row_json ->> 'id', row_json ->> 'user_id'),
    -- A head moves with every row: without its number the repeats of one transaction are one notice.
    'rev', case when tg_table_name <> 'sync_heads' then row_json -> 'rev' end))::text);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.tell_school()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  told text := 'mahere.told_shelf';
  doc private.shelf_documents := coalesce(new, old);
begin
  -- Once for all that one transaction changes on one teacher's shelf.
  if current_setting(told, true) is distinct from doc.school_id || ' ' || doc.user_id then
    perform set_config(told, doc.school_id || ' ' || doc.user_id, true);
    with free as (
      select user_id from public.sync_heads where user_id <> doc.user_id
        and user_id in (select private.heads_at_shelf(doc.school_id)) for update skip locked
    )
    update public.sync_heads h set rev = h.rev + 1 from free where h.user_id = free.user_id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.telling_weight(all_kits bigint, using_it bigint, naming_it bigint)
 RETURNS double precision
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case when naming_it = 0 then 0.25 * ln((1.0 + all_kits) / using_it)
    else greatest(0.8, least(ln((1.0 + all_kits) / naming_it), 1 + 2 * ln((1.0 + all_kits) / using_it))) end
$function$;

CREATE OR REPLACE FUNCTION private.telling_words(words text, asides text)
 RETURNS TABLE(lexeme text, alone double precision, share double precision, is_aside boolean, place integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with typed as (
    select coalesce(near.lexeme, w.lexeme) as lexeme, min(w.in_topic) as in_topic, min(w.in_all) as in_all
    from (
        select coalesce(t.lexeme, a.lexeme) as lexeme, t.positions[1]::int as in_topic, a.positions[1]::int as in_all
        from unnest(to_tsvector('pg_catalog.english', private.plain(words))) as t
          full join unnest(to_tsvector('pg_catalog.english', private.plain(asides))) as a on a.lexeme = t.lexeme) as w
      left join private.kit_words known on known.lexeme = w.lexeme
      left join lateral (
        select k.lexeme from private.kit_words k
        where known.lexeme is null and length(w.lexeme) >= 5 and k.naming > 0
          and left(k.lexeme, 1) = left(w.lexeme, 1) and abs(length(k.lexeme) - length(w.lexeme)) <= 3
          and not starts_with(k.lexeme, w.lexeme) and not starts_with(w.lexeme, k.lexeme)
          and private.likeness(k.lexeme, w.lexeme) >= 0.44
        order by private.likeness(k.lexeme, w.lexeme) desc, k.naming desc, k.lexeme limit 1) as near on true
    group by 1),
  weighed as (
    select t.lexeme, t.in_topic is null as is_aside, coalesce(t.in_all, t.in_topic) as place,
      coalesce(k.weight, 0.45 * ln(1.0 + (select count(*) from private.kits))) as alone,
      row_number() over (order by t.in_topic, t.in_all) as turn
    from typed t left join private.kit_words k on k.lexeme = t.lexeme),
  counted as (
    select lexeme, is_aside, place, alone, alone * case when is_aside then 0.5 else 1 + 0.5 / turn end as counts from weighed where alone > 0)
  select lexeme, alone, counts / least(sum(counts) filter (where not is_aside) over (), 18), is_aside, place from counted
$function$;

CREATE OR REPLACE FUNCTION private.tidy_shares()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update private.shared_documents set html = '' where ends_at < clock_timestamp() and html <> '';
  delete from private.shared_documents where ends_at < clock_timestamp() - interval '30 days';
$function$;

CREATE OR REPLACE FUNCTION private.unsaid_words(words text, kit private.kits)
 RETURNS text[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with typed as (
    select word, place, (tsvector_to_array(to_tsvector('pg_catalog.english', private.plain(word))))[1] as lexeme
    from regexp_split_to_table(words, '\s+') with ordinality as t (word, place)),
  letters as (
    select left(word, 1) as word
    from regexp_split_to_table(private.plain(words), '\s+') as word
    where word ~ '^([a-z])\1\1$' and words !~* ('\m' || word || '\M')
      and not exists (select from private.kit_phrases p where p.kit_id = kit.id and word = any(p.lexemes))),
  missing as (
    select t.word, t.place
    from typed t
      cross join (select count(*) as kits from private.kits) as a
      left join private.kit_words u on u.lexeme = t.lexeme
    where length(t.word) >= 4 and t.lexeme <> all(kit.lexemes)
      and (u.lexeme is null or (u.kits < 0.06 * a.kits and u.naming between 1 and 0.012 * a.kits))
      and not exists (
        select from unnest(kit.lexemes) as other
        where left(other, 1) = left(t.lexeme, 1) and abs(length(other) - length(t.lexeme)) <= 4 and private.likeness(other, t.lexeme) >= 0.44)
    union all select word, 0 from letters)
  select coalesce(array_agg(word order by place), '{}') from missing
$function$;

CREATE OR REPLACE FUNCTION private.unwrap(argument jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case when jsonb_typeof(argument) = 'string' then (argument #>> '{}')::jsonb else argument end
$function$;

CREATE OR REPLACE FUNCTION private.without_years(words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select regexp_replace(words, '\m(?:years?|yrs?|y) ?[0-8](?: ?(?:-|–|/|to|and) ?[0-8])?\M', ' ', 'gi')
$function$;

CREATE OR REPLACE FUNCTION private.write_reply(reply uuid, patch jsonb, new_state text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.chat_messages set state = new_state,
    content = case when patch ? 'content' then coalesce(patch ->> 'content', '') else content end,
    chat_content = case when patch ? 'chat_content' then patch ->> 'chat_content' else chat_content end,
    html_content = case when patch ? 'html_content' then patch ->> 'html_content' else html_content end,
    resource_type = case when patch ? 'resource_type' then patch ->> 'resource_type' else resource_type end,
    resource_link = case when patch ? 'resource_link' then patch ->> 'resource_link' else resource_link end,
    doc = case when patch ? 'doc' then nullif(patch -> 'doc', 'null'::jsonb) else doc end,
    doc_version = case when patch ? 'doc_version' then (patch ->> 'doc_version')::int else doc_version end,
    offer = case when new_state = 'failed' then patch ->> 'offer' end
  where id = reply
$function$;
