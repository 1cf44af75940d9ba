// Made from the OpenAPI document by script/client-types, not by hand.

export interface paths {
    "/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check a credential
         * @description Confirms a key or session and reports the rate limits it currently has. Not counted against any limit.
         *
         *     Credential: key or session.
         */
        get: operations["ping"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mint a session token
         * @description A short-lived token for a device, good for one department. API key only.
         *
         *     Credential: key.
         */
        post: operations["createSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/narrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find narrations by your reference
         * @description Newest first, a page at a time. What a credential may read it finds here: the narrations of its partner in either mode; a department-scoped credential those of its own department only.
         *
         *     Credential: key or session.
         */
        get: operations["listNarrations"];
        put?: never;
        /**
         * Turn a narration into a draft
         * @description Synchronous: hold the connection open and use a timeout of at least 120 seconds. Not idempotent by itself: a retry creates a second narration, unless both carry the same Idempotency-Key. Without one, send external_ref to reconcile duplicates and do not retry after a 200.
         *
         *     In test mode, words in transcript or external_ref force an answer, to try a client out:
         *
         *     - `sandbox:empty_transcript`: 422 `EMPTY_TRANSCRIPT`, with a failed record
         *     - `sandbox:rate_limited`: 429 `RATE_LIMITED` with `Retry-After: 2`; no record, not counted
         *     - `sandbox:transcription_failed`: 502 `TRANSCRIPTION_FAILED`, with a failed record
         *     - `sandbox:extraction_failed`: 502 `EXTRACTION_FAILED`, with a failed record
         *     - `sandbox:unavailable`: 503 `PARTNER_API_UNAVAILABLE` with `Retry-After: 5`; no record, not counted
         *     - `sandbox:slow`: an answer 20 seconds later; `sandbox:slow=90` 90 seconds later, up to 100
         *     - `sandbox:module_failed`: every detail module that applies to the account fails: `modules.failed`, with its fields as gaps
         *
         *     With a live key they are words like any other.
         *
         *     Credential: key or session.
         */
        post: operations["createNarration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/narrations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a narration again
         * @description Only the partner that created it can; a department-scoped credential sees its own department only.
         *
         *     Credential: key or session.
         */
        get: operations["readNarration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/narrations/{id}/outcome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report what became of a draft
         * @description Optional and idempotent: the latest report wins.
         *
         *     Credential: key or session.
         */
        post: operations["reportOutcome"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/departments/{neris_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look a department up
         * @description A department-scoped credential can look up its own department only.
         *
         *     Credential: key or session.
         */
        get: operations["readDepartment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/processing-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lines for the waiting screen
         * @description Public and cacheable for one hour. Show one line at a time, in order, from a random starting point.
         *
         *     Credential: none.
         */
        get: operations["processingMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        SessionRequest: {
            /** @description Required with a partner-scoped key; may be left out with a session or a department-scoped key. */
            department?: string | null;
            /** @description Carried on every narration made with the session. */
            external_ref?: string | null;
            /** @description How long the session lasts, 60 to 3600; 900 when left out. */
            ttl_seconds?: number | null;
            /** @description What dispatch knows of this incident, in the shape of neris: address, units with their times, call times, numbers. Fills what the account does not say, and is never taken for said. At most 16 KB of compact JSON. */
            known?: components["schemas"]["NerisIncident"] | null;
            /** @description Names that may be said: streets, units, hospitals. At most 200, and 4 KB of compact JSON. */
            terms?: string[] | null;
        };
        NarrationRequest: components["schemas"]["AudioNarrationRequest"] | components["schemas"]["TranscriptNarrationRequest"];
        /** @description A recording to transcribe and draft from. */
        AudioNarrationRequest: {
            /** @description Required with a partner-scoped key; may be left out with a session or a department-scoped key. */
            department?: string | null;
            audio: components["schemas"]["AudioInput"];
            /** @description Absent or null: exactly one of audio and transcript is sent. */
            transcript?: null;
            /** @description Echoed; defaults to the session's. */
            external_ref?: string | null;
            /** @description Stored and echoed as written, not interpreted; at most 4 KB of compact JSON. */
            metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description What dispatch knows of this incident, in the shape of neris: address, units with their times, call times, numbers. Fills what the account does not say, and is never taken for said. At most 16 KB of compact JSON. */
            known?: components["schemas"]["NerisIncident"] | null;
            /** @description Names that may be said: streets, units, hospitals. At most 200, and 4 KB of compact JSON. */
            terms?: string[] | null;
        };
        /** @description An account that is text already. */
        TranscriptNarrationRequest: {
            /** @description Required with a partner-scoped key; may be left out with a session or a department-scoped key. */
            department?: string | null;
            /** @description What was said, as text; skips the transcription. */
            transcript: string;
            /** @description Absent or null: exactly one of audio and transcript is sent. */
            audio?: null;
            /** @description Echoed; defaults to the session's. */
            external_ref?: string | null;
            /** @description Stored and echoed as written, not interpreted; at most 4 KB of compact JSON. */
            metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description What dispatch knows of this incident, in the shape of neris: address, units with their times, call times, numbers. Fills what the account does not say, and is never taken for said. At most 16 KB of compact JSON. */
            known?: components["schemas"]["NerisIncident"] | null;
            /** @description Names that may be said: streets, units, hospitals. At most 200, and 4 KB of compact JSON. */
            terms?: string[] | null;
        };
        AudioInput: {
            /** @description Base64 of the file, at most 25 MB decoded; a data: URL is tolerated. */
            data: string;
            /** @description One of audio/webm, audio/ogg, audio/mp4, audio/m4a, audio/aac, audio/wav, audio/mpeg, audio/mp3, audio/flac; parameters such as ;codecs=opus may follow. */
            mime: string;
            /** @description Lets a recording that is too long be refused before it is decoded. */
            duration_seconds?: number | null;
        };
        OutcomeRequest: {
            /** @description Whether the firefighter kept the draft as the basis of the report. */
            accepted: boolean;
            /** @description Paths the firefighter changed. */
            edited_fields?: string[] | null;
            /** @description The final payload as submitted. Whatever object is sent is stored as it is. */
            neris?: components["schemas"]["NerisIncident"] | null;
            submitted_to_neris?: boolean | null;
            neris_incident_id?: string | null;
            review_seconds?: number | null;
            notes?: string | null;
        };
        Department: {
            /** @constant */
            object: "department";
            /** @description FD followed by eight digits, from the national directory. */
            neris_id: string;
            name: string | null;
            city: string | null;
            state: string | null;
            /** @description IANA name of the zone its clocks show; absent from narrations made before it was told. */
            time_zone?: string | null;
        };
        Gap: {
            /** @description Stable field id: its path in the neris payload. */
            field: string;
            label: string;
            /** @description Written for a firefighter. */
            question: string;
            /**
             * @description Who knows: ask the firefighter, or fill it from the dispatch records.
             * @enum {string}
             */
            source: "firefighter" | "dispatch";
            /** @description The gap whose answer fills this one too. */
            same_as?: string;
            /** @description The answers there are, where they are few; with `known` or `terms` only. */
            choices?: {
                /** @description As it goes into the payload. */
                value: unknown;
                /** @description As it is shown. */
                label: string;
            }[];
        } & {
            [key: string]: unknown;
        };
        /** @description A value that follows from what was said or sent, without words of its own; or, as `language_model` beside its words, one that only a language model takes them for. */
        Inferred: {
            /** @description Why a value that was not said follows. Values may be added. */
            inference: string;
        };
        Narration: {
            id: string;
            /** @constant */
            object: "narration";
            /** @enum {string} */
            status: "complete" | "failed" | "processing";
            /** @enum {string} */
            mode: "test" | "live";
            department: components["schemas"]["Department"];
            external_ref: string | null;
            /** @description As sent. */
            input: {
                /** @enum {string} */
                kind: "audio" | "text";
                mime: string | null;
                audio_seconds: number | null;
            };
            /** @description What was heard; for text input, the text. */
            transcript: string | null;
            /** @description The draft. A field is filled from what was said, or absent and, where NERIS requires it, listed in gaps. */
            neris: components["schemas"]["NerisIncident"] | null;
            svc_report: components["schemas"]["SvcReport"] | null;
            /** @description Required fields the narration did not cover. */
            gaps: components["schemas"]["Gap"][];
            modules: {
                /** @description The detail modules that apply. */
                activated: ("fire_detail" | "medical_details" | "hazsit_detail" | "exposures")[];
                /** @description Those that could not be read: there, but empty. */
                failed: ("fire_detail" | "medical_details" | "hazsit_detail" | "exposures")[];
            };
            /** @description Milliseconds per stage. */
            timings: {
                transcribe_ms: number | null;
                stage1_ms: number;
                stage2_ms: number;
                total_ms: number;
            } | null;
            /** @description Opaque version strings. */
            model: {
                extraction: string;
                transcription: string;
            };
            /** @description As sent. */
            metadata: {
                [key: string]: unknown;
            } | null;
            known?: components["schemas"]["NerisIncident"];
            /** @description As sent; absent where nothing was. */
            terms?: string[];
            /** @description Set on a failed narration. */
            error: {
                /** @description Why it failed. Values may be added. */
                code: string;
            } | null;
            outcome: components["schemas"]["Outcome"] | null;
            outcome_at: string | null;
            /** Format: date-time */
            created_at: string;
            completed_at: string | null;
        };
        /** @description What the partner reported: the latest report, the fields it had. */
        Outcome: {
            /** @description Whether the firefighter kept the draft as the basis of the report. */
            accepted: boolean;
            /** @description Paths the firefighter changed. */
            edited_fields?: string[];
            /** @description The final payload, as it was sent. */
            neris?: {
                [key: string]: unknown;
            };
            submitted_to_neris?: boolean;
            neris_incident_id?: string;
            review_seconds?: number;
            notes?: string;
        };
        OutcomeReceipt: {
            /** @constant */
            ok: true;
            id: string;
            /** Format: date-time */
            outcome_at: string;
        };
        Ping: {
            /** @constant */
            ok: true;
            partner: {
                slug: string;
                name: string;
            };
            /** @enum {string} */
            mode: "test" | "live";
            credential: {
                /** @enum {string} */
                via: "api_key" | "session";
                /** @enum {string} */
                scope: "partner" | "department";
                /** @description The session's department; null for a key. */
                department: string | null;
                department_name: string | null;
            };
            limits: {
                [key: string]: {
                    per_window: number;
                    window_seconds: number;
                };
            };
            /** Format: date-time */
            server_time: string;
            /** @description The languages that are understood in audio. */
            speech_languages: string[];
            known?: components["schemas"]["NerisIncident"];
        };
        ProcessingMessages: {
            /** @constant */
            object: "processing_messages";
            suggested_interval_ms: number;
            phases: {
                transcribing: string[];
                extracting_core: string[];
                extracting_modules: string[];
            };
            note: string;
        };
        Session: {
            /** @constant */
            object: "session";
            /** @description Signed bearer token. */
            token: string;
            /** @constant */
            token_type: "Bearer";
            /** Format: date-time */
            expires_at: string;
            /**
             * @description The mode of the minting key.
             * @enum {string}
             */
            mode: "test" | "live";
            department: components["schemas"]["Department"];
            external_ref: string | null;
        };
        /** @description The native report behind the payload: the same fields, empty modules kept, and the words behind every value. Keys may be added; a narration of long ago lacks those that came later. */
        SvcReport: components["schemas"]["NerisIncident"] & ({
            version?: string;
            /** @description Where every value comes from, by its path in the payload: `dispatch.unit_responses[0].on_scene`. */
            sources?: {
                [key: string]: (components["schemas"]["Words"] | components["schemas"]["Inferred"])[];
            };
            /** @description Paths of times that were placed in sequence, not said. */
            estimated?: string[];
            /** @description National rules that what was said breaks, where two readings of it differ, and where dispatch has something else. */
            conflicts?: {
                rule: string;
                paths: string[];
                message: string;
                /** @description Of known_differs: what dispatch has, where another value was said. */
                known?: unknown;
            }[];
            /** @description What was found and has no place in the payload; and what a language model claimed in vain: as path the concept, as value the words it quoted, said or not. */
            dropped?: {
                path: string;
                value: unknown;
                reason: string;
            }[];
            modules?: {
                /** @description The detail modules that apply. */
                activated: ("fire_detail" | "medical_details" | "hazsit_detail" | "exposures")[];
                /** @description Those that could not be read: there, but empty. */
                failed: ("fire_detail" | "medical_details" | "hazsit_detail" | "exposures")[];
            };
            /** @description Times that were heard and could not be placed. */
            unplaced_times?: {
                /** @description Where the words begin in the transcript, in UTF-16 code units. */
                start: number;
                /** @description Where they end. */
                end: number;
                words: string;
                /** @description Where it would have gone. */
                field?: string;
            }[];
            /** @description What a person should look at before anything else, a sentence each: the text may tell of no call. */
            doubts?: string[];
            /** @description Where the account speaks of another incident. */
            other_incidents?: components["schemas"]["Words"][];
            /** @description What the payload has no slot for. */
            extras?: {
                [key: string]: unknown;
            };
            /** @description Audio only: the seconds each stretch of the transcript was heard in, where the recogniser knows. */
            heard?: {
                /** @description Where the words begin in the transcript, in UTF-16 code units. */
                start: number;
                /** @description Where they end. */
                end: number;
                /** @description Where it begins in the recording, in seconds. */
                from: number;
                /** @description Where it ends. */
                to: number;
            }[];
        } & {
            [key: string]: unknown;
        });
        /** @description A stretch of the transcript. */
        Words: {
            /** @description Where the words begin in the transcript, in UTF-16 code units. */
            start: number;
            /** @description Where they end. */
            end: number;
            words: string;
        };
        NarrationList: {
            /** @constant */
            object: "narration_list";
            /** @description Newest first; in every mode and status. */
            data: components["schemas"]["Narration"][];
            /** @description Send it as cursor for the next page; null on the last one. */
            next_cursor: string | null;
        };
        /** @description Every error of every route. The list of codes is open: codes may be added. */
        Error: {
            error: components["schemas"]["KnownError"] | components["schemas"]["NewError"];
        };
        /** @description The errors there are today, told apart by code. */
        KnownError: components["schemas"]["InvalidRequestError"] | components["schemas"]["InvalidBodyError"] | components["schemas"]["InputRequiredError"] | components["schemas"]["InvalidAudioError"] | components["schemas"]["UnsupportedAudioTypeError"] | components["schemas"]["AudioTooLargeError"] | components["schemas"]["AudioTooLongError"] | components["schemas"]["InvalidTranscriptError"] | components["schemas"]["TranscriptTooLongError"] | components["schemas"]["InvalidExternalRefError"] | components["schemas"]["InvalidIdempotencyKeyError"] | components["schemas"]["InvalidLimitError"] | components["schemas"]["InvalidCursorError"] | components["schemas"]["InvalidMetadataError"] | components["schemas"]["InvalidKnownError"] | components["schemas"]["InvalidTermsError"] | components["schemas"]["DepartmentRequiredError"] | components["schemas"]["DepartmentInvalidError"] | components["schemas"]["InvalidTtlError"] | components["schemas"]["InvalidOutcomeError"] | components["schemas"]["OutcomeTooLargeError"] | components["schemas"]["MissingCredentialError"] | components["schemas"]["InvalidCredentialError"] | components["schemas"]["KeyRevokedError"] | components["schemas"]["SessionExpiredError"] | components["schemas"]["PartnerSuspendedError"] | components["schemas"]["DepartmentScopeMismatchError"] | components["schemas"]["HttpsRequiredError"] | components["schemas"]["DepartmentNotFoundError"] | components["schemas"]["NotFoundError"] | components["schemas"]["MethodNotAllowedError"] | components["schemas"]["IdempotencyKeyReusedError"] | components["schemas"]["EmptyTranscriptError"] | components["schemas"]["RateLimitedError"] | components["schemas"]["TranscriptionFailedError"] | components["schemas"]["ExtractionFailedError"] | components["schemas"]["PartnerApiUnavailableError"];
        /** @description An error of a code that was added later. Treat it by its status. */
        NewError: {
            code: string;
            /** @description For people; it may be reworded at any time. */
            message: string;
            details?: unknown;
        };
        /** @description The request is not valid HTTP/1.1. Send it with an HTTP library. */
        InvalidRequestError: {
            /** @constant */
            code: "INVALID_REQUEST";
            /** @description For people; it may be reworded at any time. */
            message: string;
        };
        /** @description Send a JSON object with Content-Type: application/json. */
        InvalidBodyError: {
            /** @constant */
            code: "INVALID_BODY";
            /** @description For people; it may be reworded at any time. */
            message: string;
            details?: {
                /** @description The faulty field, such as audio.duration_seconds. */
                field: string;
            };
        };
        /** @description Send exactly one of audio and transcript. */
        InputRequiredError: {
            /** @constant */
            code: "INPUT_REQUIRED";
            /** @description For people; it may be reworded at any time. */
            message: string;
        };
        /** @description audio must be an object with base64 data and a mime type. */
        InvalidAudioError: {
            /** @constant */
            code: "INVALID_AUDIO";
            /** @description For people; it may be reworded at any time. */
            message: string;
            details?: {
                /** @description The faulty field, such as audio.duration_seconds. */
                field?: string;
                /** @description The narration that was stored as failed; GET /narrations/{id} reads it. */
                id?: string;
            };
        };
        /** @description audio.mime must be one of the allowed audio types; the reference at /docs lists them. */
        UnsupportedAudioTypeError: {
            /** @constant */
            code: "UNSUPPORTED_AUDIO_TYPE";
            /** @description For people; it may be reworded at any time. */
            message: string;
            details?: {
                /** @description The faulty field, such as audio.duration_seconds. */
                field: string;
            };
        };
        /** @description The audio is larger than 25 MB once decoded. Send it compressed, for example as audio/webm, or in parts. */
        AudioTooLargeError: {
            /** @constant */
            code: "AUDIO_TOO_LARGE";
            /** @description For people; it may be reworded at any time. */
            message: string;
            details?: {
                /** @description The faulty field, such as audio.duration_seconds. */
                field: string;
            };
        };
        /** @description The audio is longer than 15 minutes. Send a shorter one, or a transcript. */
        AudioTooLongError: {
            /** @constant */
            code: "AUDIO_TOO_LONG";
            /** @description For people; it may be reworded at any time. */
            message: string;
            details?: {
                /** @description The faulty field, such as audio.duration_seconds. */
                field?: string;
                /** @description The narration that was stored as failed; GET /narrations/{id} reads it. */
                id?: string;
            };
        };
        /** @description transcript must be a string that holds what was said. */
        InvalidTranscriptError: {
            /** @constant */
            code: "INVALID_TRANSCRIPT";
            /** @description For people; it may be reworded at any time. */
            message: string;
            details?: {
                /** @description The faulty field, such as audio.duration_seconds. */
                field: string;
            };
        };
        /** @description transcript may hold at most 50000 characters. Shorten it. */
        TranscriptTooLongError: {
            /** @constant */
            code: "TRANSCRIPT_TOO_LONG";
            /** @description For people; it may be reworded at any time. */
            message: string;
            details?: {
                /** @description The faulty field, such as audio.duration_seconds. */
                field: string;
            };
        };
        /** @description external_ref must be a string of at most 200 characters. */
        InvalidExternalRefError: {
            /** @constant */
            code: "INVALID_EXTERNAL_REF";
            /** @description For people; it may be reworded at any time. */
            message: string;
            details?: {
                /** @description The faulty field, such as audio.duration_seconds. */
                field: string;
            };
        };
        /** @description Idempotency-Key must hold 1 to 255 visible ASCII characters without blanks, such as a UUID. Send it once. */
        InvalidIdempotencyKeyError: {
            /** @constant */
            code: "INVALID_IDEMPOTENCY_KEY";
            /** @description For people; it may be reworded at any time. */
            message: string;
            details?: {
                /** @description The faulty field, such as audio.duration_seconds. */
                field: string;
            };
        };
        /** @description limit must be a whole number from 1 to 50. */
        InvalidLimitError: {
            /** @constant */
            code: "INVALID_LIMIT";
            /** @description For people; it may be reworded at any time. */
            message: string;
            details?: {
                /** @description The faulty field, such as audio.duration_seconds. */
                field: string;
            };
        };
        /** @description cursor must be the next_cursor of an earlier page, copied whole. Leave it out to begin anew. */
        InvalidCursorError: {
            /** @constant */
            code: "INVALID_CURSOR";
            /** @description For people; it may be reworded at any time. */
            message: string;
            details?: {
                /** @description The faulty field, such as audio.duration_seconds. */
                field: string;
            };
        };
        /** @description metadata must be a JSON object of at most 4 KB (4096 bytes of compact JSON). */
        InvalidMetadataError: {
            /** @constant */
            code: "INVALID_METADATA";
            /** @description For people; it may be reworded at any time. */
            message: string;
            details?: {
                /** @description The faulty field, such as audio.duration_seconds. */
                field: string;
            };
        };
        /** @description known must be a JSON object shaped as neris is, of at most 16 KB (16384 bytes of compact JSON), for this department. */
        InvalidKnownError: {
            /** @constant */
            code: "INVALID_KNOWN";
            /** @description For people; it may be reworded at any time. */
            message: string;
            details?: {
                /** @description The faulty field, such as audio.duration_seconds. */
                field: string;
            };
        };
        /** @description terms must be a list of at most 200 names, of at most 4 KB (4096 bytes of compact JSON). */
        InvalidTermsError: {
            /** @constant */
            code: "INVALID_TERMS";
            /** @description For people; it may be reworded at any time. */
            message: string;
            details?: {
                /** @description The faulty field, such as audio.duration_seconds. */
                field: string;
            };
        };
        /** @description department is missing. Send its NERIS id, FD followed by eight digits: this key is not pinned to one. */
        DepartmentRequiredError: {
            /** @constant */
            code: "DEPARTMENT_REQUIRED";
            /** @description For people; it may be reworded at any time. */
            message: string;
            details?: {
                /** @description The faulty field, such as audio.duration_seconds. */
                field: string;
            };
        };
        /** @description A department is named by its NERIS id: FD followed by eight digits, such as FD24031001. */
        DepartmentInvalidError: {
            /** @constant */
            code: "DEPARTMENT_INVALID";
            /** @description For people; it may be reworded at any time. */
            message: string;
            details?: {
                /** @description The faulty field, such as audio.duration_seconds. */
                field: string;
            };
        };
        /** @description ttl_seconds must be a whole number from 60 to 3600. */
        InvalidTtlError: {
            /** @constant */
            code: "INVALID_TTL";
            /** @description For people; it may be reworded at any time. */
            message: string;
            details?: {
                /** @description The faulty field, such as audio.duration_seconds. */
                field: string;
            };
        };
        /** @description The outcome must be a JSON object with accepted (true or false) and only valid fields beside it. */
        InvalidOutcomeError: {
            /** @constant */
            code: "INVALID_OUTCOME";
            /** @description For people; it may be reworded at any time. */
            message: string;
            details?: {
                /** @description The faulty field, such as audio.duration_seconds. */
                field: string;
            };
        };
        /** @description The outcome is larger than 256 KB of compact JSON. Send less of neris, or none. */
        OutcomeTooLargeError: {
            /** @constant */
            code: "OUTCOME_TOO_LARGE";
            /** @description For people; it may be reworded at any time. */
            message: string;
        };
        /** @description Send the header Authorization: Bearer <API key or session token>. */
        MissingCredentialError: {
            /** @constant */
            code: "MISSING_CREDENTIAL";
            /** @description For people; it may be reworded at any time. */
            message: string;
        };
        /** @description This is no API key or session token of this service. Check that it was copied whole. */
        InvalidCredentialError: {
            /** @constant */
            code: "INVALID_CREDENTIAL";
            /** @description For people; it may be reworded at any time. */
            message: string;
        };
        /** @description This API key, or the key behind this session, has been revoked. Ask the operator for a new one. */
        KeyRevokedError: {
            /** @constant */
            code: "KEY_REVOKED";
            /** @description For people; it may be reworded at any time. */
            message: string;
        };
        /** @description This session has expired. Mint a new one with an API key: POST /sessions. */
        SessionExpiredError: {
            /** @constant */
            code: "SESSION_EXPIRED";
            /** @description For people; it may be reworded at any time. */
            message: string;
        };
        /** @description This partner account is suspended. Contact the operator. */
        PartnerSuspendedError: {
            /** @constant */
            code: "PARTNER_SUSPENDED";
            /** @description For people; it may be reworded at any time. */
            message: string;
        };
        /** @description This credential is for another department. Use one for this department, or leave the department out. */
        DepartmentScopeMismatchError: {
            /** @constant */
            code: "DEPARTMENT_SCOPE_MISMATCH";
            /** @description For people; it may be reworded at any time. */
            message: string;
        };
        /** @description Plain HTTP is not answered. Send the request to the https:// address. */
        HttpsRequiredError: {
            /** @constant */
            code: "HTTPS_REQUIRED";
            /** @description For people; it may be reworded at any time. */
            message: string;
        };
        /** @description No department with that NERIS id is in the directory. Check the id, or ask the operator to add it. */
        DepartmentNotFoundError: {
            /** @constant */
            code: "DEPARTMENT_NOT_FOUND";
            /** @description For people; it may be reworded at any time. */
            message: string;
        };
        /** @description There is nothing by that name. Check the address. */
        NotFoundError: {
            /** @constant */
            code: "NOT_FOUND";
            /** @description For people; it may be reworded at any time. */
            message: string;
        };
        /** @description That method is not available on this path. Use one of those in the Allow header. */
        MethodNotAllowedError: {
            /** @constant */
            code: "METHOD_NOT_ALLOWED";
            /** @description For people; it may be reworded at any time. */
            message: string;
        };
        /** @description This Idempotency-Key was used with another request in the last 24 hours. Send a new key with a new request. */
        IdempotencyKeyReusedError: {
            /** @constant */
            code: "IDEMPOTENCY_KEY_REUSED";
            /** @description For people; it may be reworded at any time. */
            message: string;
        };
        /** @description No usable speech was found in the audio. Record again closer to the microphone. */
        EmptyTranscriptError: {
            /** @constant */
            code: "EMPTY_TRANSCRIPT";
            /** @description For people; it may be reworded at any time. */
            message: string;
            details: {
                /** @description The narration that was stored as failed; GET /narrations/{id} reads it. */
                id: string;
                /** @description What was heard; may be empty. */
                transcript: string;
            };
        };
        /** @description A rate limit was reached. Wait for the time in Retry-After and send the request again. */
        RateLimitedError: {
            /** @constant */
            code: "RATE_LIMITED";
            /** @description For people; it may be reworded at any time. */
            message: string;
            details: {
                /** @description The limit that was met, by its name in GET /ping; refused_key or refused_ip when too many requests to the route were refused. Values may be added. */
                limit: string;
                ceiling: number;
                window_seconds: number;
                /** @description As in the header Retry-After. */
                retry_after_seconds: number;
            };
        };
        /** @description The audio could not be transcribed. Send it once more after a few seconds, or send a transcript. */
        TranscriptionFailedError: {
            /** @constant */
            code: "TRANSCRIPTION_FAILED";
            /** @description For people; it may be reworded at any time. */
            message: string;
            details: {
                /** @description The narration that was stored as failed; GET /narrations/{id} reads it. */
                id: string;
            };
        };
        /** @description The draft could not be made. Retry once after a few seconds. */
        ExtractionFailedError: {
            /** @constant */
            code: "EXTRACTION_FAILED";
            /** @description For people; it may be reworded at any time. */
            message: string;
            details: {
                /** @description The narration that was stored as failed; GET /narrations/{id} reads it. */
                id: string;
                /** @description What was heard. */
                transcript: string;
            };
        };
        /** @description The service cannot answer right now. Send the request again after the time in Retry-After, waiting longer each time. */
        PartnerApiUnavailableError: {
            /** @constant */
            code: "PARTNER_API_UNAVAILABLE";
            /** @description For people; it may be reworded at any time. */
            message: string;
            /** @description Set when the work had begun. */
            details?: {
                /** @description The narration that was stored as failed; GET /narrations/{id} reads it. */
                id?: string;
                /** @description What was heard. */
                transcript?: string;
            };
        };
        /** @enum {string} */
        NerisAbsenceCode: "NOT_APPLICABLE" | "NOT_PRESENT";
        /** @enum {string} */
        NerisActionCode: "COMMAND_AND_CONTROL||ACCOUNTABILITY_OFFICER_ASSIGNED" | "COMMAND_AND_CONTROL||ESTABLISH_INCIDENT_COMMAND" | "COMMAND_AND_CONTROL||INCIDENT_ASSESSMENT_COMPLETED" | "COMMAND_AND_CONTROL||NOTIFY_OTHER_AGENCIES" | "COMMAND_AND_CONTROL||PIO_ASSIGNED" | "COMMAND_AND_CONTROL||SAFETY_OFFICER_ASSIGNED" | "CONTAINMENT||OUTSIDE_FIRE_SUPPRESSION||DOZER_FUEL_BREAK" | "CONTAINMENT||OUTSIDE_FIRE_SUPPRESSION||HAND_CREW_FUEL_BREAK" | "EMERGENCY_MEDICAL_CARE||PATIENT_ASSESSMENT" | "EMERGENCY_MEDICAL_CARE||PATIENT_REFERRAL" | "EMERGENCY_MEDICAL_CARE||PROVIDE_ADVANCED_LIFE_SUPPORT" | "EMERGENCY_MEDICAL_CARE||PROVIDE_BASIC_LIFE_SUPPORT" | "EMERGENCY_MEDICAL_CARE||PROVIDE_TRANSPORT" | "FORCIBLE_ENTRY" | "HAZARDOUS_SITUATION_MITIGATION||ATMOSPHERIC_MONITORING_EXTERIOR_FENCELINE" | "HAZARDOUS_SITUATION_MITIGATION||ATMOSPHERIC_MONITORING_INTERIOR" | "HAZARDOUS_SITUATION_MITIGATION||DECONTAMINATION" | "HAZARDOUS_SITUATION_MITIGATION||LEAK_STOP" | "HAZARDOUS_SITUATION_MITIGATION||REMOVE_HAZARD" | "HAZARDOUS_SITUATION_MITIGATION||SPILL_CONTROL" | "HAZARDOUS_SITUATION_MITIGATION||TAKE_SAMPLES" | "INFORMATION_ENFORCEMENT||ENFORCE_CODE_OR_LAW" | "INFORMATION_ENFORCEMENT||PROVIDE_PUBLIC_INFORMATION" | "INFORMATION_ENFORCEMENT||REFER_TO_PROPER_AHJ" | "INVESTIGATION" | "NON_STRUCTURE_SEARCH||BODY_RECOVERY" | "NON_STRUCTURE_SEARCH||SEARCH_AREA_OF_COLLAPSE" | "NON_STRUCTURE_SEARCH||SEARCH_UNDERGROUND_INFRASTRUCTURE" | "NON_STRUCTURE_SEARCH||SEARCH_WATERWAY" | "NON_STRUCTURE_SEARCH||USAR_K9_SEARCH" | "NON_STRUCTURE_SEARCH||WIDE_AREA_OUTDOOR_SEARCH" | "PERSONNEL_CONTAMINATION_REDUCTION||CLEAN_CAB_TRANSPORT" | "PERSONNEL_CONTAMINATION_REDUCTION||ON_SCENE_CONTAMINATION_REDUCTION" | "PERSONNEL_CONTAMINATION_REDUCTION||PPE_WASHED_POST_INCIDENT" | "PROVIDE_EQUIPMENT||PROVIDE_DRONE_VIDEO_EQUIPMENT" | "PROVIDE_EQUIPMENT||PROVIDE_ELECTRICAL_POWER" | "PROVIDE_EQUIPMENT||PROVIDE_LIGHT" | "PROVIDE_EQUIPMENT||PROVIDE_SPECIAL_EQUIPMENT" | "PROVIDE_EVACUATION_SUPPORT||CONNECTED_INTERIOR_SPACES" | "PROVIDE_EVACUATION_SUPPORT||LARGE_AREA" | "PROVIDE_EVACUATION_SUPPORT||NEARBY_BUILDINGS" | "PROVIDE_EVACUATION_SUPPORT||REMOTE_INTERIOR_SPACES" | "PROVIDE_SERVICES||ASSIST_ANIMAL" | "PROVIDE_SERVICES||ASSIST_UNINJURED_PERSON" | "PROVIDE_SERVICES||CONTROL_CROWD" | "PROVIDE_SERVICES||CONTROL_TRAFFIC" | "PROVIDE_SERVICES||DAMAGE_ASSESSMENT" | "PROVIDE_SERVICES||PROVIDE_APPARATUS_WATER" | "PROVIDE_SERVICES||REMOVE_WATER" | "PROVIDE_SERVICES||RESTORE_RESET_ALARM_SYSTEM" | "PROVIDE_SERVICES||RESTORE_SPRINKLER_SYSTEM" | "PROVIDE_SERVICES||SECURE_PROPERTY" | "PROVIDE_SERVICES||SHUT_DOWN_ALARM" | "PROVIDE_SERVICES||SHUT_DOWN_SPRINKLER_SYSTEM" | "SALVAGE_AND_OVERHAUL" | "SEARCH_STRUCTURE||DOOR_INITIATED_SEARCH" | "SEARCH_STRUCTURE||DOOR_INITIATED_SEARCH||DURING_SUPPRESSION" | "SEARCH_STRUCTURE||DOOR_INITIATED_SEARCH||POST_SUPPRESSION" | "SEARCH_STRUCTURE||DOOR_INITIATED_SEARCH||PRIOR_TO_SUPPRESSION" | "SEARCH_STRUCTURE||WINDOW_INITIATED_SEARCH" | "SEARCH_STRUCTURE||WINDOW_INITIATED_SEARCH||DURING_SUPPRESSION" | "SEARCH_STRUCTURE||WINDOW_INITIATED_SEARCH||POST_SUPPRESSION" | "SEARCH_STRUCTURE||WINDOW_INITIATED_SEARCH||PRIOR_TO_SUPPRESSION" | "SUPPRESSION||OUTSIDE_FIRE_SUPPRESSION||BACKBURN" | "SUPPRESSION||OUTSIDE_FIRE_SUPPRESSION||CONFINEMENT" | "SUPPRESSION||OUTSIDE_FIRE_SUPPRESSION||ESTABLISH_FIRE_LINES" | "SUPPRESSION||OUTSIDE_FIRE_SUPPRESSION||FIRE_CONTROL_EXTINGUISHMENT" | "SUPPRESSION||OUTSIDE_FIRE_SUPPRESSION||FIRE_RETARDANT_DROP" | "SUPPRESSION||OUTSIDE_FIRE_SUPPRESSION||STRUCTURE_PROTECTION" | "SUPPRESSION||OUTSIDE_FIRE_SUPPRESSION||WATER_DROP" | "SUPPRESSION||STRUCTURAL_FIRE_SUPPRESSION||EXTERIOR" | "SUPPRESSION||STRUCTURAL_FIRE_SUPPRESSION||EXTERIOR_AND_INTERIOR" | "SUPPRESSION||STRUCTURAL_FIRE_SUPPRESSION||INTERIOR" | "VENTILATION||HORIZONTAL" | "VENTILATION||HORIZONTAL||DURING_SUPPRESSION" | "VENTILATION||HORIZONTAL||POST_SUPPRESSION" | "VENTILATION||HORIZONTAL||PRIOR_TO_SUPPRESSION" | "VENTILATION||HYDRAULIC" | "VENTILATION||HYDRAULIC||DURING_SUPPRESSION" | "VENTILATION||HYDRAULIC||POST_SUPPRESSION" | "VENTILATION||HYDRAULIC||PRIOR_TO_SUPPRESSION" | "VENTILATION||POSITIVE_PRESSURE" | "VENTILATION||POSITIVE_PRESSURE||DURING_SUPPRESSION" | "VENTILATION||POSITIVE_PRESSURE||POST_SUPPRESSION" | "VENTILATION||POSITIVE_PRESSURE||PRIOR_TO_SUPPRESSION" | "VENTILATION||VERTICAL" | "VENTILATION||VERTICAL||DURING_SUPPRESSION" | "VENTILATION||VERTICAL||POST_SUPPRESSION" | "VENTILATION||VERTICAL||PRIOR_TO_SUPPRESSION";
        /** @description What was done, or why nothing was. */
        NerisActionsTactics: {
            action_noaction?: {
                /** @enum {string} */
                type?: "ACTION";
                actions?: components["schemas"]["NerisActionCode"][];
            } | {
                /** @enum {string} */
                type?: "NOACTION";
                noaction_type?: components["schemas"]["NerisNoActionReasonCode"];
            };
        };
        /** @description Help given to or received from another department. */
        NerisAid: {
            department_neris_id?: string;
            aid_type?: components["schemas"]["NerisAidTypeCode"];
            aid_direction?: components["schemas"]["NerisAidDirectionCode"];
        };
        /** @enum {string} */
        NerisAidDirectionCode: "GIVEN" | "RECEIVED";
        /** @enum {string} */
        NerisAidTypeCode: "ACTING_AS_AID" | "IN_LIEU_AID" | "SUPPORT_AID";
        /** @enum {string} */
        NerisAlarmFailureCode: "DEVICE_MALFUNCTION" | "EXPIRED" | "IMPROPER_INSTALLATION" | "NO_BATTERY" | "OTHER_NON_FUNCTIONAL_CAUSE" | "TAMPER" | "UNABLE_TO_DETERMINE";
        /** @enum {string} */
        NerisAlarmOperationCode: "FAILED_TO_OPERATE" | "INSUFFICIENT_SOURCE" | "NO_OCCUPANT_TO_NOTIFY" | "OPERATED_ALERTED_OCCUPANT" | "OPERATED_FAILED_TO_ALERT_OCCUPANT";
        /** @enum {string} */
        NerisAlarmOtherOutcomeCode: "INSUFFICIENT_SOURCE" | "NO_OCCUPANT_TO_NOTIFY" | "OPERATED_FAILED_TO_ALERT_OCCUPANT";
        /** @enum {string} */
        NerisArrivalConditionCode: "FIRE_OUT_UPON_ARRIVAL" | "FIRE_SPREAD_BEYOND_STRUCTURE" | "NO_SMOKE_FIRE_SHOWING" | "SMOKE_FIRE_SHOWING" | "SMOKE_SHOWING" | "STRUCTURE_INVOLVED";
        /** @description Department, place, people and the narrative. */
        NerisBase: {
            people_present?: boolean;
            animals_rescued?: number;
            displacement_count?: number;
            department_neris_id?: string;
            incident_number?: string;
            displacement_causes?: components["schemas"]["NerisDisplacementCauseCode"][];
            impediment_narrative?: string;
            outcome_narrative?: string;
            point?: components["schemas"]["NerisPoint"];
            polygon?: components["schemas"]["NerisPolygon"];
            location?: components["schemas"]["NerisLocation"];
            location_use?: components["schemas"]["NerisLocationUse"];
        };
        /** @enum {string} */
        NerisBatteryFireTacticCode: "BATTERY_PENETRATION" | "FIRE_BLANKET" | "RUN_COURSE" | "SUBMERGE_BURY" | "SUPPRESSION_WATER_ADDITIVE" | "SUPPRESSION_WATER_ONLY";
        /** @description One person who was hurt or rescued. */
        NerisCasualtyRescue: {
            type?: components["schemas"]["NerisPersonKindCode"];
            rank?: string;
            years_of_service?: number;
            casualty?: {
                injury_or_noninjury?: {
                    type?: components["schemas"]["NerisInjuryOutcomeCode"];
                    cause?: components["schemas"]["NerisInjuryCauseCode"];
                    ff_injury_details?: {
                        unit_neris_id?: string;
                        reported_unit_id?: string;
                        unit_continuity?: boolean;
                        incident_command?: boolean;
                        job_classification?: components["schemas"]["NerisJobClassificationCode"];
                        duty_type?: components["schemas"]["NerisDutyCode"];
                        action_type?: components["schemas"]["NerisInjuryActivityCode"];
                        incident_stage?: components["schemas"]["NerisIncidentStageCode"];
                        ppe_items?: components["schemas"]["NerisPpeItemCode"][];
                    };
                } | {
                    /** @enum {string} */
                    type?: "UNINJURED";
                };
            };
            rescue?: {
                presence_known?: {
                    presence_known_type?: components["schemas"]["NerisPresenceKnownCode"];
                };
                mayday?: {
                    /** @enum {boolean} */
                    mayday?: true;
                    rit_activated?: boolean;
                    relative_suppression_time?: components["schemas"]["NerisSuppressionPhaseCode"];
                };
                ffrescue_or_nonffrescue?: {
                    actions?: components["schemas"]["NerisRescueActionCode"][];
                    removal_or_nonremoval?: {
                        gas_isolation?: boolean;
                        /** @enum {string} */
                        type?: "REMOVAL_FROM_STRUCTURE";
                        room_type?: components["schemas"]["NerisRoomCode"];
                        elevation_type?: components["schemas"]["NerisRescueElevationCode"];
                        rescue_path_type?: components["schemas"]["NerisRescuePathCode"];
                        fire_removal?: {
                            relative_suppression_time?: components["schemas"]["NerisSuppressionPhaseCode"];
                        };
                    } | {
                        type?: components["schemas"]["NerisOtherRemovalCode"];
                    };
                    type?: components["schemas"]["NerisFirefighterRescueCode"];
                    impediments?: components["schemas"]["NerisRescueImpedimentCode"][];
                } | {
                    type?: components["schemas"]["NerisOtherRescueCode"];
                };
            };
            birth_month_year?: string;
            gender?: components["schemas"]["NerisGenderCode"];
            race?: components["schemas"]["NerisRaceCode"];
        };
        /** @description Suppression at the stove or hood. */
        NerisCookingFireSuppression: {
            presence?: {
                /** @enum {string} */
                type?: "PRESENT";
                suppression_types?: components["schemas"]["NerisCookingSuppressionSystemCode"][];
                operation_type?: components["schemas"]["NerisSuppressionOperationCode"];
            } | {
                type?: components["schemas"]["NerisAbsenceCode"];
            };
        };
        /** @enum {string} */
        NerisCookingSuppressionSystemCode: "COMMERCIAL_HOOD_SUPPRESSION" | "ELECTRIC_POWER_CUTOFF_DEVICE" | "OTHER" | "RESIDENTIAL_HOOD_MOUNTED" | "TEMPERATURE_LIMITING_STOVE";
        /** @enum {string} */
        NerisCountryCode: "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
        /** @enum {string} */
        NerisCoverageCode: "EXTENT_UNKNOWN" | "FULL" | "PARTIAL";
        /** @enum {string} */
        NerisCrossStreetModifierCode: "CLOSEST" | "INCIDENT_IN_INTERSECTION" | "SECOND_CLOSEST";
        /** @description Corrugated gas tubing. */
        NerisCsstHazard: {
            ignition_source?: boolean;
            lightning_suspected?: components["schemas"]["NerisYesNoUnknownCode"];
            grounded?: components["schemas"]["NerisYesNoUnknownCode"];
        };
        /** @enum {string} */
        NerisDamageTypeCode: "MAJOR_DAMAGE" | "MINOR_DAMAGE" | "MODERATE_DAMAGE" | "NO_DAMAGE";
        /** @enum {string} */
        NerisDirectionOfTravelCode: "EASTBOUND" | "NORTHBOUND" | "SOUTHBOUND" | "WESTBOUND";
        /** @description The call and the units that were sent. */
        NerisDispatch: {
            center_id?: string;
            incident_number?: string;
            determinant_code?: string;
            incident_code?: string;
            automatic_alarm?: boolean;
            /** Format: date-time */
            incident_clear?: string;
            /** Format: date-time */
            call_arrival?: string;
            /** Format: date-time */
            call_answered?: string;
            /** Format: date-time */
            call_create?: string;
            disposition?: string;
            location?: components["schemas"]["NerisLocation"];
            point?: components["schemas"]["NerisPoint"];
            comments?: {
                /** Format: date-time */
                timestamp?: string;
                comment?: string;
            }[];
            unit_responses?: components["schemas"]["NerisUnitResponse"][];
            tactic_timestamps?: components["schemas"]["NerisTacticTimestamps"];
        };
        /** @enum {string} */
        NerisDisplacementCauseCode: "COLLAPSE" | "FIRE" | "HAZARDOUS_SITUATION" | "OTHER" | "SMOKE" | "UTILITIES" | "WATER";
        /** @enum {string} */
        NerisDotClassCode: "CORROSIVES" | "EXPLOSIVES" | "FLAMMABLE_LIQUIDS" | "FLAMMABLE_SOLIDS" | "GASES" | "MISCELLANEOUS_DANGEROUS_SUBSTANCES" | "OXIDIZERS" | "POISONS_AND_ETIOLOGIC_MATERIALS" | "RADIOACTIVE_MATERIALS";
        /** @enum {string} */
        NerisDutyCode: "AFTER_INCIDENT" | "OTHER_ON_DUTY_INCIDENT" | "RESPONDING_TO_EMERGENCY_INCIDENT" | "RETURNING_FROM_EMERGENCY_INCIDENT" | "TRAINING" | "WORKING_AT_SCENE_OF_FIRE_INCIDENT" | "WORKING_AT_SCENE_OF_NONFIRE_INCIDENT";
        /** @description A battery or an electric vehicle. */
        NerisElectricHazard: {
            fire_details?: {
                reignition?: boolean;
                suppression_types?: components["schemas"]["NerisBatteryFireTacticCode"][];
            };
            type?: components["schemas"]["NerisElectricHazardCode"];
            source_or_target?: components["schemas"]["NerisHazardRoleCode"];
            involved_in_crash?: boolean;
        };
        /** @enum {string} */
        NerisElectricHazardCode: "CONSUMER_PRODUCTS||APPLIANCE_TOOL" | "CONSUMER_PRODUCTS||CELL_PHONE" | "CONSUMER_PRODUCTS||COMPUTER_TABLET" | "CONSUMER_PRODUCTS||ELECTRONIC_CIGARETTE" | "CONSUMER_PRODUCTS||OTHER" | "CONSUMER_PRODUCTS||POWER_BANK" | "CONSUMER_PRODUCTS||TOY" | "ELECTRIC_VEHICLE||BOAT_COMMERCIAL||FUEL_CELL" | "ELECTRIC_VEHICLE||BOAT_COMMERCIAL||FULL_ELECTRIC" | "ELECTRIC_VEHICLE||BOAT_COMMERCIAL||HYBRID" | "ELECTRIC_VEHICLE||BOAT_COMMERCIAL||PLUG_IN_HYBRID" | "ELECTRIC_VEHICLE||BOAT_RECREATIONAL||FUEL_CELL" | "ELECTRIC_VEHICLE||BOAT_RECREATIONAL||FULL_ELECTRIC" | "ELECTRIC_VEHICLE||BOAT_RECREATIONAL||HYBRID" | "ELECTRIC_VEHICLE||BOAT_RECREATIONAL||PLUG_IN_HYBRID" | "ELECTRIC_VEHICLE||BUS_RR||FUEL_CELL" | "ELECTRIC_VEHICLE||BUS_RR||FULL_ELECTRIC" | "ELECTRIC_VEHICLE||BUS_RR||HYBRID" | "ELECTRIC_VEHICLE||BUS_RR||PLUG_IN_HYBRID" | "ELECTRIC_VEHICLE||CAR_RR||FUEL_CELL" | "ELECTRIC_VEHICLE||CAR_RR||FULL_ELECTRIC" | "ELECTRIC_VEHICLE||CAR_RR||HYBRID" | "ELECTRIC_VEHICLE||CAR_RR||PLUG_IN_HYBRID" | "ELECTRIC_VEHICLE||LIGHT_EV_NRR||FUEL_CELL" | "ELECTRIC_VEHICLE||LIGHT_EV_NRR||FULL_ELECTRIC" | "ELECTRIC_VEHICLE||LIGHT_EV_NRR||HYBRID" | "ELECTRIC_VEHICLE||LIGHT_EV_NRR||PLUG_IN_HYBRID" | "ELECTRIC_VEHICLE||OTHER||FUEL_CELL" | "ELECTRIC_VEHICLE||OTHER||FULL_ELECTRIC" | "ELECTRIC_VEHICLE||OTHER||HYBRID" | "ELECTRIC_VEHICLE||OTHER||PLUG_IN_HYBRID" | "ELECTRIC_VEHICLE||TRUCK_COMMERCIAL_RR||FUEL_CELL" | "ELECTRIC_VEHICLE||TRUCK_COMMERCIAL_RR||FULL_ELECTRIC" | "ELECTRIC_VEHICLE||TRUCK_COMMERCIAL_RR||HYBRID" | "ELECTRIC_VEHICLE||TRUCK_COMMERCIAL_RR||PLUG_IN_HYBRID" | "ELECTRIC_VEHICLE||TRUCK_PASSENGER_RR||FUEL_CELL" | "ELECTRIC_VEHICLE||TRUCK_PASSENGER_RR||FULL_ELECTRIC" | "ELECTRIC_VEHICLE||TRUCK_PASSENGER_RR||HYBRID" | "ELECTRIC_VEHICLE||TRUCK_PASSENGER_RR||PLUG_IN_HYBRID" | "ENERGY_STORAGE_SYSTEM||BATTERY" | "ENERGY_STORAGE_SYSTEM||COMPRESSED_AIR" | "ENERGY_STORAGE_SYSTEM||FLYWHEEL" | "ENERGY_STORAGE_SYSTEM||HYDROELECTRIC" | "ENERGY_STORAGE_SYSTEM||OTHER" | "E_MOBILITY||ELECTRIC_SCOOTER_MOPED" | "E_MOBILITY||OTHER" | "E_MOBILITY||PERSONAL_MOBILITY_ASSIST" | "E_MOBILITY||POWER_ASSISTED_BICYCLE";
        /** @description Something else that the fire reached. */
        NerisExposure: {
            people_present?: boolean;
            displacement_count?: number;
            location_detail?: {
                /** @enum {string} */
                type?: "EXTERNAL_EXPOSURE";
                item_type?: components["schemas"]["NerisExposureItemCode"];
            } | {
                /** @enum {string} */
                type?: "INTERNAL_EXPOSURE";
            };
            location?: components["schemas"]["NerisLocation"];
            location_use?: components["schemas"]["NerisLocationUse"];
            point?: components["schemas"]["NerisPoint"];
            polygon?: components["schemas"]["NerisPolygon"];
            damage_type?: components["schemas"]["NerisDamageTypeCode"];
            displacement_causes?: components["schemas"]["NerisDisplacementCauseCode"][];
        };
        /** @enum {string} */
        NerisExposureItemCode: "OBJECT_OTHER" | "OUTDOOR_ENVIRONMENT" | "STRUCTURE" | "VEHICLE";
        /** @description Where a fire started, why, and what was done about it. */
        NerisFire: {
            location_detail?: {
                /** @enum {string} */
                type?: "STRUCTURE";
                progression_evident?: boolean;
                floor_of_origin?: number;
                arrival_condition?: components["schemas"]["NerisArrivalConditionCode"];
                damage_type?: components["schemas"]["NerisDamageTypeCode"];
                room_of_origin_type?: components["schemas"]["NerisRoomCode"];
                cause?: components["schemas"]["NerisStructureFireCauseCode"];
            } | {
                /** @enum {string} */
                type?: "OUTSIDE";
                acres_burned?: number;
                cause?: components["schemas"]["NerisOutsideFireCauseCode"];
            };
            water_supply?: components["schemas"]["NerisWaterSupplyCode"];
            investigation_needed?: components["schemas"]["NerisInvestigationNeedCode"];
            investigation_types?: components["schemas"]["NerisInvestigationTypeCode"][];
            suppression_appliances?: components["schemas"]["NerisSuppressionApplianceCode"][];
        };
        /** @description The building's fire alarm. */
        NerisFireAlarm: {
            presence?: {
                /** @enum {string} */
                type?: "PRESENT";
                alarm_types?: components["schemas"]["NerisFireAlarmTypeCode"][];
                operation_type?: components["schemas"]["NerisAlarmOperationCode"];
            } | {
                type?: components["schemas"]["NerisAbsenceCode"];
            };
        };
        /** @enum {string} */
        NerisFireAlarmTypeCode: "AUTOMATIC" | "MANUAL" | "MANUAL_AND_AUTOMATIC";
        /** @description Sprinklers and the like. */
        NerisFireSuppression: {
            presence?: {
                /** @enum {string} */
                type?: "PRESENT";
                suppression_types?: {
                    type?: components["schemas"]["NerisSuppressionSystemCode"];
                    full_partial?: components["schemas"]["NerisCoverageCode"];
                }[];
                operation_type?: {
                    effectiveness?: {
                        /** @enum {string} */
                        type?: "OPERATED_EFFECTIVE";
                        sprinklers_activated?: number;
                    } | {
                        /** @enum {string} */
                        type?: "OPERATED_NOT_EFFECTIVE";
                        sprinklers_activated?: number;
                        failure_reason?: components["schemas"]["NerisSuppressionFailureCode"];
                    } | {
                        /** @enum {string} */
                        type?: "NO_OPERATION";
                        failure_reason?: components["schemas"]["NerisSuppressionFailureCode"];
                    };
                };
            } | {
                type?: components["schemas"]["NerisAbsenceCode"];
            };
        };
        /** @enum {string} */
        NerisFirefighterRescueCode: "EVAC_ASSISTED_BY_FIREFIGHTER" | "RESCUED_BY_FF_RIT" | "RESCUED_BY_FIREFIGHTER";
        /** @enum {string} */
        NerisGenderCode: "FEMALE" | "MALE" | "OTHER_GENDER_IDENTITY" | "TRANSGENDER_FEMALE_MALE_TO_FEMALE" | "TRANSGENDER_MALE_FEMALE_TO_MALE" | "UNKNOWN";
        /** @enum {string} */
        NerisHazardRoleCode: "SOURCE" | "TARGET" | "UNKNOWN";
        /** @description A hazardous situation and its chemicals. */
        NerisHazsit: {
            evacuated?: number;
            chemicals?: {
                name?: string;
                release_occurred?: boolean;
                release?: {
                    estimated_amount?: number;
                    unit_of_measurement?: components["schemas"]["NerisReleaseUnitCode"];
                    physical_state?: components["schemas"]["NerisPhysicalStateCode"];
                    released_into?: components["schemas"]["NerisReleasedIntoCode"];
                    cause?: components["schemas"]["NerisReleaseCauseCode"];
                };
                dot_class?: components["schemas"]["NerisDotClassCode"];
            }[];
            disposition?: components["schemas"]["NerisHazsitDispositionCode"];
        };
        /** @enum {string} */
        NerisHazsitDispositionCode: "COMPLETED_FIRE_SERVICE_ONLY" | "COMPLETED_WITH_FIRE_SERVICE_PRESENT" | "RELEASED_TO_COUNTY_AGENCY" | "RELEASED_TO_FEDERAL_AGENCY" | "RELEASED_TO_LOCAL_AGENCY" | "RELEASED_TO_PRIVATE_AGENCY" | "RELEASED_TO_PROPERTY_OWNER" | "RELEASED_TO_STATE_AGENCY";
        /** @description The incident in the shape of the national system NERIS, v1. What was not said is absent. */
        NerisIncident: {
            base?: components["schemas"]["NerisBase"];
            incident_types?: {
                primary?: boolean;
                type?: components["schemas"]["NerisIncidentTypeCode"] | "UNDETERMINED";
            }[];
            special_modifiers?: components["schemas"]["NerisSpecialModifierCode"][];
            aids?: components["schemas"]["NerisAid"][];
            nonfd_aids?: components["schemas"]["NerisNonfdAidCode"][];
            actions_tactics?: components["schemas"]["NerisActionsTactics"];
            dispatch?: components["schemas"]["NerisDispatch"];
            tactic_timestamps?: components["schemas"]["NerisTacticTimestamps"];
            unit_responses?: components["schemas"]["NerisUnitResponse"][];
            exposures?: components["schemas"]["NerisExposure"][];
            casualty_rescues?: components["schemas"]["NerisCasualtyRescue"][];
            fire_detail?: components["schemas"]["NerisFire"];
            hazsit_detail?: components["schemas"]["NerisHazsit"];
            medical_details?: components["schemas"]["NerisMedical"][];
            smoke_alarm?: components["schemas"]["NerisSmokeAlarm"];
            fire_alarm?: components["schemas"]["NerisFireAlarm"];
            other_alarm?: components["schemas"]["NerisOtherAlarm"];
            fire_suppression?: components["schemas"]["NerisFireSuppression"];
            cooking_fire_suppression?: components["schemas"]["NerisCookingFireSuppression"];
            electric_hazards?: components["schemas"]["NerisElectricHazard"][];
            powergen_hazards?: components["schemas"]["NerisPowergenHazard"][];
            csst_hazard?: components["schemas"]["NerisCsstHazard"];
            medical_oxygen_hazard?: components["schemas"]["NerisMedicalOxygenHazard"];
        };
        /** @enum {string} */
        NerisIncidentStageCode: "AFTER_CONCLUSION_OF_INCIDENT" | "CONTINUING_OPERATIONS" | "EXTENDED_OPERATIONS" | "INITIAL_RESPONSE" | "RESPONDING" | "UNKNOWN";
        /** @enum {string} */
        NerisIncidentTypeCode: "FIRE||OUTSIDE_FIRE||CONSTRUCTION_WASTE" | "FIRE||OUTSIDE_FIRE||DUMPSTER_OUTDOOR_CONTAINER_FIRE" | "FIRE||OUTSIDE_FIRE||OTHER_OUTSIDE_FIRE" | "FIRE||OUTSIDE_FIRE||OUTSIDE_TANK_FIRE" | "FIRE||OUTSIDE_FIRE||TRASH_RUBBISH_FIRE" | "FIRE||OUTSIDE_FIRE||UTILITY_INFRASTRUCTURE_FIRE" | "FIRE||OUTSIDE_FIRE||VEGETATION_GRASS_FIRE" | "FIRE||OUTSIDE_FIRE||WILDFIRE_URBAN_INTERFACE" | "FIRE||OUTSIDE_FIRE||WILDFIRE_WILDLAND" | "FIRE||SPECIAL_FIRE||ESS_FIRE" | "FIRE||SPECIAL_FIRE||EXPLOSION" | "FIRE||SPECIAL_FIRE||INFRASTRUCTURE_FIRE" | "FIRE||STRUCTURE_FIRE||CHIMNEY_FIRE" | "FIRE||STRUCTURE_FIRE||CONFINED_COOKING_APPLIANCE_FIRE" | "FIRE||STRUCTURE_FIRE||ROOM_AND_CONTENTS_FIRE" | "FIRE||STRUCTURE_FIRE||STRUCTURAL_INVOLVEMENT_FIRE" | "FIRE||TRANSPORTATION_FIRE||AIRCRAFT_FIRE" | "FIRE||TRANSPORTATION_FIRE||BOAT_PERSONAL_WATERCRAFT_BARGE_FIRE" | "FIRE||TRANSPORTATION_FIRE||POWERED_MOBILITY_DEVICE_FIRE" | "FIRE||TRANSPORTATION_FIRE||TRAIN_RAIL_FIRE" | "FIRE||TRANSPORTATION_FIRE||VEHICLE_FIRE_COMMERCIAL" | "FIRE||TRANSPORTATION_FIRE||VEHICLE_FIRE_FOOD_TRUCK" | "FIRE||TRANSPORTATION_FIRE||VEHICLE_FIRE_PASSENGER" | "FIRE||TRANSPORTATION_FIRE||VEHICLE_FIRE_RV" | "HAZSIT||HAZARDOUS_MATERIALS||BIOLOGICAL_RELEASE_INCIDENT" | "HAZSIT||HAZARDOUS_MATERIALS||CARBON_MONOXIDE_RELEASE" | "HAZSIT||HAZARDOUS_MATERIALS||FUEL_SPILL_ODOR" | "HAZSIT||HAZARDOUS_MATERIALS||GAS_LEAK_ODOR" | "HAZSIT||HAZARDOUS_MATERIALS||HAZMAT_RELEASE_FACILITY" | "HAZSIT||HAZARDOUS_MATERIALS||HAZMAT_RELEASE_TRANSPORT" | "HAZSIT||HAZARDOUS_MATERIALS||RADIOACTIVE_RELEASE_INCIDENT" | "HAZSIT||HAZARD_NONCHEM||BOMB_THREAT_RESPONSE_SUSPICIOUS_PACKAGE" | "HAZSIT||HAZARD_NONCHEM||ELEC_HAZARD_SHORT_CIRCUIT" | "HAZSIT||HAZARD_NONCHEM||ELEC_POWER_LINE_DOWN_ARCHING_MALFUNC" | "HAZSIT||HAZARD_NONCHEM||MOTOR_VEHICLE_COLLISION" | "HAZSIT||INVESTIGATION||ODOR" | "HAZSIT||INVESTIGATION||SMOKE_INVESTIGATION" | "HAZSIT||OVERPRESSURE||NO_RUPTURE" | "HAZSIT||OVERPRESSURE||RUPTURE_WITHOUT_FIRE" | "LAWENFORCE" | "MEDICAL||ILLNESS" | "MEDICAL||ILLNESS||ABDOMINAL_PAIN" | "MEDICAL||ILLNESS||ALLERGIC_REACTION_STINGS" | "MEDICAL||ILLNESS||ALTERED_MENTAL_STATUS" | "MEDICAL||ILLNESS||BACK_PAIN_NON_TRAUMA" | "MEDICAL||ILLNESS||BREATHING_PROBLEMS" | "MEDICAL||ILLNESS||CARDIAC_ARREST" | "MEDICAL||ILLNESS||CHEST_PAIN_NON_TRAUMA" | "MEDICAL||ILLNESS||CONVULSIONS_SEIZURES" | "MEDICAL||ILLNESS||DIABETIC_PROBLEMS" | "MEDICAL||ILLNESS||HEADACHE" | "MEDICAL||ILLNESS||HEART_PROBLEMS" | "MEDICAL||ILLNESS||NAUSEA_VOMITING" | "MEDICAL||ILLNESS||NO_APPROPRIATE_CHOICE" | "MEDICAL||ILLNESS||OVERDOSE" | "MEDICAL||ILLNESS||PANDEMIC_EPIDEMIC_OUTBREAK" | "MEDICAL||ILLNESS||PREGNANCY_CHILDBIRTH" | "MEDICAL||ILLNESS||PSYCHOLOGICAL_BEHAVIOR_ISSUES" | "MEDICAL||ILLNESS||SICK_CASE" | "MEDICAL||ILLNESS||STROKE_CVA" | "MEDICAL||ILLNESS||UNCONSCIOUS_VICTIM" | "MEDICAL||ILLNESS||UNKNOWN_PROBLEM" | "MEDICAL||ILLNESS||WELL_PERSON_CHECK" | "MEDICAL||INJURY" | "MEDICAL||INJURY||ANIMAL_BITES" | "MEDICAL||INJURY||ASSAULT" | "MEDICAL||INJURY||BURNS_EXPLOSION" | "MEDICAL||INJURY||CARBON_MONOXIDE_OTHER_INHALATION_INJURY" | "MEDICAL||INJURY||CHOKING" | "MEDICAL||INJURY||DROWNING_DIVING_SCUBA_ACCIDENT" | "MEDICAL||INJURY||ELECTROCUTION" | "MEDICAL||INJURY||EYE_TRAUMA" | "MEDICAL||INJURY||FALL" | "MEDICAL||INJURY||GUNSHOT_WOUND" | "MEDICAL||INJURY||HEAT_COLD_EXPOSURE" | "MEDICAL||INJURY||HEMORRHAGE_LACERATION" | "MEDICAL||INJURY||INDUSTRIAL_INACCESSIBLE_ENTRAPMENT" | "MEDICAL||INJURY||MOTOR_VEHICLE_COLLISION" | "MEDICAL||INJURY||OTHER_TRAUMATIC_INJURY" | "MEDICAL||INJURY||POISONING" | "MEDICAL||INJURY||STAB_PENETRATING_TRAUMA" | "MEDICAL||OTHER||AIRMEDICAL_TRANSPORT" | "MEDICAL||OTHER||COMMUNITY_PUBLIC_HEALTH" | "MEDICAL||OTHER||HEALTHCARE_PROFESSIONAL_ADMISSION" | "MEDICAL||OTHER||INTERCEPT_OTHER_UNIT" | "MEDICAL||OTHER||MEDICAL_ALARM" | "MEDICAL||OTHER||STANDBY_REQUEST" | "MEDICAL||OTHER||TRANSFER_INTERFACILITY" | "NOEMERG||CANCELLED" | "NOEMERG||FALSE_ALARM||ACCIDENTAL_ALARM" | "NOEMERG||FALSE_ALARM||BOMB_SCARE" | "NOEMERG||FALSE_ALARM||INTENTIONAL_FALSE_ALARM" | "NOEMERG||FALSE_ALARM||MALFUNCTIONING_ALARM" | "NOEMERG||FALSE_ALARM||OTHER_FALSE_CALL" | "NOEMERG||GOOD_INTENT||CONTROLLED_BURNING_AUTHORIZED" | "NOEMERG||GOOD_INTENT||INVESTIGATE_HAZARDOUS_RELEASE" | "NOEMERG||GOOD_INTENT||NO_INCIDENT_FOUND_LOCATION_ERROR" | "NOEMERG||GOOD_INTENT||SMOKE_FROM_NONHOSTILE_SOURCE" | "PUBSERV||ALARMS_NONMED||CO_ALARM" | "PUBSERV||ALARMS_NONMED||FIRE_ALARM" | "PUBSERV||ALARMS_NONMED||GAS_ALARM" | "PUBSERV||ALARMS_NONMED||OTHER_ALARM" | "PUBSERV||CITIZEN_ASSIST||CITIZEN_ASSIST_SERVICE_CALL" | "PUBSERV||CITIZEN_ASSIST||LIFT_ASSIST" | "PUBSERV||CITIZEN_ASSIST||LOST_PERSON" | "PUBSERV||CITIZEN_ASSIST||PERSON_IN_DISTRESS" | "PUBSERV||DISASTER_WEATHER||DAMAGE_ASSESSMENT" | "PUBSERV||DISASTER_WEATHER||WEATHER_RESPONSE" | "PUBSERV||OTHER||DAMAGED_HYDRANT" | "PUBSERV||OTHER||MOVE_UP" | "PUBSERV||OTHER||STANDBY" | "RESCUE||OUTSIDE||BACKCOUNTRY_RESCUE" | "RESCUE||OUTSIDE||CONFINED_SPACE_RESCUE" | "RESCUE||OUTSIDE||EXTRICATION_ENTRAPPED" | "RESCUE||OUTSIDE||HIGH_ANGLE_RESCUE" | "RESCUE||OUTSIDE||LIMITED_NO_ACCESS" | "RESCUE||OUTSIDE||LOW_ANGLE_RESCUE" | "RESCUE||OUTSIDE||STEEP_ANGLE_RESCUE" | "RESCUE||OUTSIDE||TRENCH" | "RESCUE||STRUCTURE||BUILDING_STRUCTURE_COLLAPSE" | "RESCUE||STRUCTURE||CONFINED_SPACE_RESCUE" | "RESCUE||STRUCTURE||ELEVATOR_ESCALATOR_RESCUE" | "RESCUE||STRUCTURE||EXTRICATION_ENTRAPPED" | "RESCUE||TRANSPORTATION||AVIATION_COLLISION_CRASH" | "RESCUE||TRANSPORTATION||AVIATION_STANDBY" | "RESCUE||TRANSPORTATION||MOTOR_VEHICLE_EXTRICATION_ENTRAPPED" | "RESCUE||TRANSPORTATION||TRAIN_RAIL_COLLISION_DERAILMENT" | "RESCUE||WATER||PERSON_IN_WATER_STANDING" | "RESCUE||WATER||PERSON_IN_WATER_SWIFTWATER" | "RESCUE||WATER||WATERCRAFT_IN_DISTRESS";
        /** @enum {string} */
        NerisInjuryActivityCode: "ADVANCING_OPERATING_HOSELINE" | "CARRYING_SETTINGUP_EQUIPMENT" | "DURING_INCIDENT_RESPONSE" | "EMS_PATIENT_CARE" | "FORCIBLE_ENTRY" | "INCIDENT_COMMAND" | "OTHER" | "PUMP_OPERATIONS" | "SCENE_SAFETY_DIRECTING_TRAFFIC" | "SEARCH_RESCUE" | "STANDBY" | "VEHICLE_EXTRICATION" | "VENTILATION";
        /** @enum {string} */
        NerisInjuryCauseCode: "CAUGHT_TRAPPED_BY_FIRE_EXPLOSION" | "CAUGHT_TRAPPED_BY_OBJECT" | "COLLAPSE" | "EXPOSURE" | "FALL_JUMP" | "OTHER" | "STRESS_OVEREXERTION" | "STRUCK_CONTACT_WITH_OBJECT" | "VEHICLE_COLLISION";
        /** @enum {string} */
        NerisInjuryOutcomeCode: "INJURED_FATAL" | "INJURED_NONFATAL";
        /** @enum {string} */
        NerisInvestigationNeedCode: "NO" | "NOT_APPLICABLE" | "NOT_EVALUATED" | "NO_CAUSE_OBVIOUS" | "OTHER" | "YES";
        /** @enum {string} */
        NerisInvestigationTypeCode: "INVESTIGATED_BY_ARSON_FIRE_INVESTIGATOR" | "INVESTIGATED_BY_INSURANCE" | "INVESTIGATED_BY_NONFIRE_LAW_ENFORCEMENT" | "INVESTIGATED_BY_OTHER" | "INVESTIGATED_BY_OUTSIDE_AGENCY" | "INVESTIGATED_BY_STATE_FIRE_MARSHAL" | "INVESTIGATED_ON_SCENE_RESOURCE" | "NONE";
        /** @enum {string} */
        NerisJobClassificationCode: "CAREER" | "INDUSTRIAL" | "PAID_ON_CALL" | "PART_TIME" | "VOLUNTEER" | "WILDLAND_CONTRACT" | "WILDLAND_FULL_TIME" | "WILDLAND_PART_TIME";
        /** @description A place: address, crossing or named site. */
        NerisLocation: {
            street_prefix_modifier?: string;
            street_prefix_direction?: string;
            street?: string;
            street_postfix_direction?: string;
            street_postfix_modifier?: string;
            street_prefix?: components["schemas"]["NerisStreetTypeCode"];
            street_preposition_type_separator?: components["schemas"]["NerisStreetSeparatorCode"];
            street_postfix?: components["schemas"]["NerisStreetTypeCode"];
            direction_of_travel?: components["schemas"]["NerisDirectionOfTravelCode"];
            number_prefix?: string;
            number?: number;
            number_suffix?: string;
            complete_number?: string;
            distance_marker?: string;
            additional_attributes?: {
                [key: string]: unknown;
            };
            place_type?: components["schemas"]["NerisPlaceTypeCode"];
            postal_community?: string;
            neighborhood_community?: string;
            unincorporated_community?: string;
            incorporated_municipality?: string;
            county?: string;
            state?: components["schemas"]["NerisStateCode"];
            postal_code?: string;
            postal_code_extension?: string;
            country?: components["schemas"]["NerisCountryCode"];
            structure?: string;
            subsite?: string;
            site?: string;
            wing?: string;
            floor?: string;
            unit_prefix?: string;
            unit_value?: string;
            room?: string;
            section?: string;
            row?: string;
            seat?: string;
            additional_info?: string;
            marker?: string;
            cross_streets?: {
                street_prefix_modifier?: string;
                street_prefix_direction?: string;
                street?: string;
                street_postfix_direction?: string;
                street_postfix_modifier?: string;
                street_prefix?: components["schemas"]["NerisStreetTypeCode"];
                street_preposition_type_separator?: components["schemas"]["NerisStreetSeparatorCode"];
                street_postfix?: components["schemas"]["NerisStreetTypeCode"];
                direction_of_travel?: components["schemas"]["NerisDirectionOfTravelCode"];
                number_prefix?: string;
                number?: number;
                number_suffix?: string;
                complete_number?: string;
                distance_marker?: string;
                cross_street_modifier?: components["schemas"]["NerisCrossStreetModifierCode"];
            }[];
            location_aliases?: components["schemas"]["NerisLocation"][];
        };
        /** @description What the place is used for. */
        NerisLocationUse: {
            in_use?: {
                in_use?: boolean;
                intended?: boolean;
            };
            use_type?: components["schemas"]["NerisLocationUseCode"];
            vacancy_cause?: components["schemas"]["NerisVacancyCauseCode"];
            secondary_use?: components["schemas"]["NerisLocationUseCode"];
        };
        /** @enum {string} */
        NerisLocationUseCode: "AGRICULTURE_STRUCT||ANIMAL_PROCESSING" | "AGRICULTURE_STRUCT||AUCTION_FEEDLOT" | "AGRICULTURE_STRUCT||FARM_BUILDING" | "AGRICULTURE_STRUCT||STORAGE_SILO" | "AGRICULTURE_STRUCT||VETERINARY_LIVESTOCK" | "ASSEMBLY||COMMUNITY_CENTER" | "ASSEMBLY||CONVENTION_CENTER" | "ASSEMBLY||INDOOR_ARENA" | "ASSEMBLY||MUSEUM_EXHIBIT_HALL_LIBRARY" | "ASSEMBLY||OUTDOOR_ARENA_AMPHITHEATER_PARK" | "ASSEMBLY||RELIGIOUS" | "ASSEMBLY||TEMP_OUTDOOR_STRUCT_EVENT" | "COMMERCIAL||BAR_NIGHTCLUB" | "COMMERCIAL||ENTERTAINMENT_RECREATION" | "COMMERCIAL||OFFICE_OTHER_TECHNICAL_SERVICES" | "COMMERCIAL||RESTAURANT_CAFE" | "COMMERCIAL||RETAIL_WHOLESALE_TRADE" | "COMMERCIAL||THEATERS_STUDIO" | "COMMERCIAL||VEHICLE_FUELING_CHARGING_STATION" | "COMMERCIAL||VEHICLE_REPAIR_SERVICES" | "COMMERCIAL||VETERINARY_PET" | "EDUCATION||COLLEGES_UNIVERSITIES" | "EDUCATION||DORMITORY_HOUSING" | "EDUCATION||K_12_SCHOOLS" | "EDUCATION||OTHER_EDUCATIONAL_BUILDINGS" | "EDUCATION||PREK_DAYCARE" | "GOVERNMENT||FIRE_MEDICAL_STATION" | "GOVERNMENT||GENERAL_SERVICES" | "GOVERNMENT||JAIL_PRISON_REFORMATORY" | "GOVERNMENT||NON_CIVILIAN_STRUCTURES" | "GOVERNMENT||POLICE_EMERGENCY_STATION" | "HEALTH_CARE||ALCOHOL_DRUG_REHABILITATION_CENTER" | "HEALTH_CARE||HOSPITAL_24_HOUR_MEDICAL_FACILITIES" | "HEALTH_CARE||MEDICAL_OFFICE_CLINIC" | "HEALTH_CARE||NURSING_HOME_ASSISTED_LIVING_RESIDENCE_ONSITE" | "INDUSTRIAL||CHEMICAL" | "INDUSTRIAL||COLD_STORAGE" | "INDUSTRIAL||FOOD_DRUGS" | "INDUSTRIAL||HEAVY" | "INDUSTRIAL||LIGHT" | "INDUSTRIAL||METALS_MINERALS_PROCESSING" | "OUTDOOR_INDUSTRIAL||CONSTRUCTION_SITE" | "OUTDOOR_INDUSTRIAL||DUMP_LANDFILL" | "OUTDOOR_INDUSTRIAL||INDUSTRIAL_YARD" | "OUTDOOR_INDUSTRIAL||MINE" | "OUTDOOR||CAMP_SITE" | "OUTDOOR||FOREST_GRASSLANDS_WOODLAND_WILDLAND_AREAS" | "OUTDOOR||GROUND_VACANT_LAND" | "OUTDOOR||HIKING_TRAIL" | "OUTDOOR||OPEN_WATER" | "OUTDOOR||ORCHARD_CROPS_FARMLAND" | "OUTDOOR||PLAYGROUND_PARK_RECREATIONAL_AREA" | "OUTDOOR||WATERFRONT" | "RESIDENTIAL||ATTACHED_SINGLE_FAMILY_DWELLING" | "RESIDENTIAL||CONGREGATE_HOUSING" | "RESIDENTIAL||DETATCHED_GARAGE" | "RESIDENTIAL||DETATCHED_SINGLE_FAMILY_DWELLING" | "RESIDENTIAL||MANUFACTURED_MOBILE_HOME" | "RESIDENTIAL||MULTI_FAMILY_HIGHRISE_DWELLING" | "RESIDENTIAL||MULTI_FAMILY_LOWRISE_DWELLING" | "RESIDENTIAL||MULTI_FAMILY_MIDRISE_DWELLING" | "RESIDENTIAL||TEMPORARY_LODGING_HOTEL_MOTEL" | "RESIDENTIAL||UNHOUSED_TEMPORARY_SHELTER" | "ROADWAY_ACCESS||BRIDGE" | "ROADWAY_ACCESS||HIGHWAY_INTERSTATE" | "ROADWAY_ACCESS||LIMITED_ACCESS_HIGHWAY_INTERSTATE" | "ROADWAY_ACCESS||PARKING_LOT_GARAGE" | "ROADWAY_ACCESS||RAILROAD_RAILYARD" | "ROADWAY_ACCESS||SIDEWALK" | "ROADWAY_ACCESS||STREET" | "ROADWAY_ACCESS||TUNNEL" | "STORAGE||STORAGE_MULTI_TENANT" | "STORAGE||STORAGE_PORTABLE_BUILDING" | "STORAGE||STORAGE_SINGLE_TENANT" | "UNCLASSIFIED||UNCLASSIFIED" | "UTILITY_MISC||ENERGY_FACILITY_INFRASTRUCTURE" | "UTILITY_MISC||TRANSPORTATION_STATION_HUB_AREA" | "UTILITY_MISC||TRASH_RECYCLING_FACILITY" | "UTILITY_MISC||WATER_SANITATION_FACILITY_INFRASTRUCTURE";
        /** @description One patient. */
        NerisMedical: {
            patient_care_evaluation?: components["schemas"]["NerisPatientCareEvaluationCode"];
            patient_status?: components["schemas"]["NerisPatientStatusCode"];
            transport_disposition?: components["schemas"]["NerisTransportDispositionCode"];
            patient_care_report_id?: string;
        };
        /** @description Medical oxygen in the home. */
        NerisMedicalOxygenHazard: {
            presence?: {
                /** @enum {string} */
                type?: "PRESENT";
                contributed_to_flame_spread?: boolean;
            } | {
                type?: components["schemas"]["NerisAbsenceCode"];
            };
        };
        /** @enum {string} */
        NerisNoActionReasonCode: "CANCELLED" | "NO_INCIDENT_FOUND" | "STAGED_STANDBY";
        /** @enum {string} */
        NerisNonfdAidCode: "ANIMAL_SERVICES" | "EMS" | "HOUSING_SERVICES" | "LAW_ENFORCEMENT" | "REMEDIATION_SERVICES" | "SOCIAL_SERVICES" | "UTILITIES_PUBLIC_WORKS";
        /** @enum {string} */
        NerisOccupantResponseCode: "ATTEMPTED_TO_EXTINGUISH" | "ATTEMPTED_TO_RESCUE_ANIMALS" | "ATTEMPTED_TO_RESCUE_OCCUPANTS" | "EVACUATED" | "IGNORED_ALARM" | "UNABLE_TO_RESPOND" | "UNKNOWN";
        /** @description Alarms for carbon monoxide, heat and the like. */
        NerisOtherAlarm: {
            presence?: {
                /** @enum {string} */
                type?: "PRESENT";
                alarm_types?: components["schemas"]["NerisOtherAlarmTypeCode"][];
            } | {
                type?: components["schemas"]["NerisAbsenceCode"];
            };
        };
        /** @enum {string} */
        NerisOtherAlarmTypeCode: "CARBON_MONOXIDE" | "HEAT_DETECTOR" | "NATURAL_GAS" | "OTHER_CHEMICAL_DETECTOR";
        /** @enum {string} */
        NerisOtherGeneratorCode: "NOT_APPLICABLE" | "OTHER" | "WIND_TURBINE";
        /** @enum {string} */
        NerisOtherRemovalCode: "DISENTANGLEMENT" | "EXTRICATION" | "OTHER" | "RECOVERY";
        /** @enum {string} */
        NerisOtherRescueCode: "NO_RESCUE_NEEDED" | "RESCUED_BY_NONFIREFIGHTER" | "SELF_EVACUATION";
        /** @enum {string} */
        NerisOutsideFireCauseCode: "BATTERY_POWER_STORAGE" | "DEBRIS_OPEN_BURNING" | "EQUIPMENT_VEHICLE_USE" | "FIREARMS_EXPLOSIVES" | "FIREWORKS" | "INCENDIARY" | "NATURAL" | "POWER_GEN_TRANS_DIST" | "RAILROAD_OPS_MAINTENANCE" | "RECREATION_CEREMONY" | "SMOKING_MATERIALS_ILLICIT_DRUGS" | "SPREAD_FROM_CONTROLLED_BURN" | "STRUCTURE" | "UNABLE_TO_BE_DETERMINED";
        /** @enum {string} */
        NerisPatientCareEvaluationCode: "PATIENT_DEAD_ON_ARRIVAL" | "PATIENT_EVALUATED_CARE_PROVIDED" | "PATIENT_EVALUATED_NO_CARE_REQUIRED" | "PATIENT_EVALUATED_REFUSED_CARE" | "PATIENT_REFUSED_EVALUATION_CARE" | "PATIENT_SUPPORT_SERVICES_PROVIDED";
        /** @enum {string} */
        NerisPatientStatusCode: "IMPROVED" | "UNCHANGED" | "WORSE";
        /** @enum {string} */
        NerisPersonKindCode: "FF" | "NONFF";
        /** @enum {string} */
        NerisPhysicalStateCode: "GAS" | "LIQUID" | "RADIOACTIVE" | "SOLID" | "UNKNOWN";
        /** @enum {string} */
        NerisPlaceTypeCode: "AIRCRAFT" | "AIRPORT" | "ARENA" | "AUTOMOBILE" | "BANK" | "BAR" | "BICYCLE" | "BUS" | "BUS_STATION" | "CAFE" | "CLASSROOM" | "CLUB" | "CONSTRUCTION" | "CONVENTION_CENTER" | "GOVERNMENT" | "HOSPITAL" | "HOTEL" | "INDUSTRIAL" | "LIBRARY" | "MOTORCYCLE" | "MUSEUM" | "OFFICE" | "OTHER" | "OUTDOORS" | "PARKING" | "PLACE_OF_WORSHIP" | "PRISON" | "PUBLIC" | "PUBLIC_TRANSPORT" | "RESIDENCE" | "RESTAURANT" | "SCHOOL" | "SHOPPING_AREA" | "STADIUM" | "STORE" | "STREET" | "THEATER" | "TRAIN" | "TRAIN_STATION" | "TRUCK" | "UNDERWAY" | "UNKNOWN" | "WAREHOUSE" | "WATER" | "WATERCRAFT";
        /** @description A point on the map, GeoJSON. */
        NerisPoint: {
            crs?: number | string;
            geometry?: {
                /** @enum {string} */
                type?: "Point";
                coordinates?: number[];
            };
        };
        /** @description Areas on the map, GeoJSON. */
        NerisPolygon: {
            crs?: number | string;
            geometry?: {
                /** @enum {string} */
                type?: "MultiPolygon";
                coordinates?: number[][][][];
            };
        };
        /** @description Solar panels or another generator. */
        NerisPowergenHazard: {
            pv_other?: {
                /** @enum {string} */
                type?: "PHOTOVOLTAICS";
                source_or_target?: components["schemas"]["NerisSolarRoleCode"];
                pv_type?: components["schemas"]["NerisSolarTypeCode"];
            } | {
                type?: components["schemas"]["NerisOtherGeneratorCode"];
            };
        };
        /** @enum {string} */
        NerisPpeItemCode: "3_4_BOOTS" | "BRUSH_GEAR" | "BUNKER_PANTS" | "FACE_SHIELD_GOGGLES" | "GLOVES" | "HELMET" | "NONE" | "OTHER_SPECIAL_EQUIPMENT" | "PASS_DEVICE" | "PROTECTIVE_HOOD" | "REFLECTIVE_VEST" | "RUBBER_KNEE_BOOTS" | "SCBA" | "TURNOUT_COAT";
        /** @enum {string} */
        NerisPresenceKnownCode: "KNOWN_ARRIVAL" | "KNOWN_DISPATCH" | "KNOWN_DURING";
        /** @enum {string} */
        NerisRaceCode: "AMERICAN_INDIAN_ALASKA_NATIVE" | "ASIAN" | "BLACK_AFRICAN_AMERICAN" | "HISPANIC_LATINO" | "MIDDLE_EASTERN_NORTH_AFRICAN" | "NATIVE_HAWAIIAN_PACIFIC_ISLANDER" | "OTHER" | "UNKNOWN" | "WHITE";
        /** @enum {string} */
        NerisReleaseCauseCode: "ACT_OF_NATURE" | "CAUSE_UNDER_INVESTIGATION" | "CONTAINER_CONTAINMENT_FAILURE" | "INTENTIONAL" | "UNINTENTIONAL";
        /** @enum {string} */
        NerisReleaseUnitCode: "GAS_CUBIC_CENTIMETER" | "GAS_CUBIC_FOOT" | "GAS_CUBIC_INCH" | "GAS_CUBIC_METER" | "GAS_POUND" | "LIQUID_CUBIC_CENTIMETER" | "LIQUID_CUP" | "LIQUID_GALLON" | "LIQUID_GRAM" | "LIQUID_KILOGRAM" | "LIQUID_LITER" | "LIQUID_MILLIGRAM" | "LIQUID_MILLILITER" | "LIQUID_OUNCE" | "LIQUID_PINT" | "LIQUID_POUND" | "LIQUID_QUART" | "LIQUID_TABLESPOON" | "LIQUID_TEASPOON" | "RADIOACTIVE_CURIE" | "RADIOACTIVE_MEGABECQUEREL" | "RADIOACTIVE_MICROCURIE" | "RADIOACTIVE_MILLICURIE" | "RADIOACTIVE_TERABECQUEREL" | "SOLID_GRAM" | "SOLID_KILOGRAM" | "SOLID_LITER" | "SOLID_MILLIGRAM" | "SOLID_OUNCE" | "SOLID_POUND" | "SOLID_TABLESPOON" | "SOLID_TEASPOON" | "SOLID_TON";
        /** @enum {string} */
        NerisReleasedIntoCode: "AIR" | "GROUND" | "WATER";
        /** @enum {string} */
        NerisRescueActionCode: "BRACE_WALL_INFRASTRUCTURE" | "BREAK_BREACH_WALL" | "HYDRAULIC_TOOL_USE" | "NONE" | "ROPE_RIGGING" | "SUPPLY_AIR" | "TRENCH_SHORING" | "UNDERWATER_DIVE" | "VENTILATION";
        /** @enum {string} */
        NerisRescueElevationCode: "ON_BED" | "ON_FLOOR" | "ON_FURNITURE" | "OTHER";
        /** @enum {string} */
        NerisRescueImpedimentCode: "ACCESS_LIMITATIONS" | "HOARDING_CONDITIONS" | "IMPAIRED_PERSON" | "NONE" | "OTHER" | "PHYSICAL_MEDICAL_CONDITIONS_PERSON";
        /** @enum {string} */
        NerisRescuePathCode: "REMOVAL_ALONG_ALT_PATH" | "REMOVAL_ALONG_PRIMARY_PATH";
        /** @enum {string} */
        NerisResponseModeCode: "EMERGENT" | "NON_EMERGENT";
        /** @enum {string} */
        NerisRoomCode: "ASSEMBLY" | "ATTIC" | "BALCONY_PORCH_DECK" | "BASEMENT" | "BATHROOM" | "BEDROOM" | "GARAGE" | "HALLWAY_FOYER" | "KITCHEN" | "LIVING_SPACE" | "OFFICE" | "OTHER" | "UNKNOWN" | "UTILITY_ROOM";
        /** @description Smoke alarms. */
        NerisSmokeAlarm: {
            presence?: {
                /** @enum {string} */
                type?: "PRESENT";
                working?: boolean;
                alarm_types?: components["schemas"]["NerisSmokeAlarmTypeCode"][];
                operation?: {
                    alerted_failed_other?: {
                        /** @enum {string} */
                        type?: "OPERATED_ALERTED_OCCUPANT";
                        occupant_action?: components["schemas"]["NerisOccupantResponseCode"];
                    } | {
                        /** @enum {string} */
                        type?: "FAILED_TO_OPERATE";
                        failure_reason?: components["schemas"]["NerisAlarmFailureCode"];
                    } | {
                        type?: components["schemas"]["NerisAlarmOtherOutcomeCode"];
                    };
                };
            } | {
                type?: components["schemas"]["NerisAbsenceCode"];
            };
        };
        /** @enum {string} */
        NerisSmokeAlarmTypeCode: "BED_SHAKER" | "COMBINATION" | "HARDWIRED" | "HARD_OF_HEARING_WITH_STROBE" | "INTERCONNECTED" | "LONG_LIFE_BATTERY_POWERED" | "REPLACEABLE_BATTERY_POWERED" | "UNKNOWN";
        /** @enum {string} */
        NerisSolarRoleCode: "SOURCE" | "TARGET";
        /** @enum {string} */
        NerisSolarTypeCode: "OTHER" | "PANEL_POWER_GENERATION" | "PANEL_WATER_HEATING" | "THIN_FILM_POWER_GENERATION" | "TILE_POWER_GENERATION";
        /** @enum {string} */
        NerisSpecialModifierCode: "ACTIVE_ASSAILANT" | "COUNTY_LOCAL_DECLARED_DISASTER" | "FEDERAL_DECLARED_DISASTER" | "MCI" | "STATE_DECLARED_DISASTER" | "URBAN_CONFLAGRATION" | "VIOLENCE_AGAINST_RESPONDER" | "WORLD_CUP_2026";
        /** @enum {string} */
        NerisStateCode: "AL" | "AK" | "AS" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "FM" | "GA" | "GU" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MH" | "MN" | "MS" | "MO" | "MP" | "MT" | "NA" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "PR" | "PW" | "RI" | "SC" | "SD" | "TN" | "TX" | "UM" | "UT" | "VT" | "VA" | "VI" | "WA" | "WV" | "WI" | "WY" | "AA" | "AE" | "AP" | "AB" | "BC" | "MB" | "NB" | "NL" | "NS" | "NT" | "NU" | "ON" | "PE" | "QC" | "SK" | "YT" | "AGU" | "BCN" | "BCS" | "CAM" | "CHP" | "CHH" | "CMX" | "COA" | "COL" | "DUR" | "GUA" | "GRO" | "HID" | "JAL" | "MIC" | "MOR" | "MEX" | "NAY" | "NLE" | "OAX" | "PUE" | "QUE" | "ROO" | "SLP" | "SIN" | "SON" | "TAB" | "TAM" | "TLA" | "VER" | "YUC" | "ZAC";
        /** @enum {string} */
        NerisStreetSeparatorCode: "AT" | "DE" | "DEL" | "DES" | "DE_LA" | "DE_LAS" | "IN_THE" | "OF" | "OF_THE" | "ON_THE" | "TO" | "TO_THE";
        /** @enum {string} */
        NerisStreetTypeCode: "ABBEY" | "ACCESS" | "ACCESS ROAD" | "ACRES" | "AIRPORT" | "ALCOVE" | "ALLE" | "ALLEY" | "ANNEX" | "APPROACH" | "ARC" | "ARCADE" | "ARCH" | "AVENIDA" | "AVENUE" | "AVENUE CIRCLE" | "AVENUE COURT" | "AVENUE LOOP" | "AVENUE PATH" | "AVENUE PLACE" | "AVENUE WAY" | "BANK" | "BAY" | "BAYOU" | "BAYWAY" | "BEACH" | "BEND" | "BLUFF" | "BLUFFS" | "BOARDWALK" | "BOTTOM" | "BOULEVARD" | "BRANCH" | "BRIDGE" | "BROOK" | "BROOKS" | "BUREAU OF INDIAN AFFAIRS ROUTE" | "BURG" | "BURGS" | "BYPASS" | "CALLE" | "CALLEJON" | "CAMINO" | "CAMP" | "CANYON" | "CAPE" | "CARTWAY" | "CAUSEWAY" | "CENTER" | "CENTERS" | "CENTRE" | "CHANNEL" | "CHASE" | "CHEMIN" | "CIRCLE" | "CIRCLES" | "CIRCUS" | "CLIFF" | "CLIFFS" | "CLOSE" | "CLUB" | "CLUSTER" | "COAST HIGHWAY" | "COMMON" | "COMMONS" | "CONCESSION ROAD" | "CONCOURSE" | "CONNECT" | "CONNECTOR" | "CORNER" | "CORNERS" | "CORRIDOR" | "CORSO" | "CORTE" | "COUNTY FOREST ROAD" | "COUNTY HIGHWAY" | "COUNTY ROAD" | "COUNTY ROUTE" | "COUNTY STATE AID HIGHWAY" | "COURS" | "COURSE" | "COURT" | "COURTS" | "COVE" | "COVES" | "CREEK" | "CRESCENT" | "CREST" | "CROSS" | "CROSSING" | "CROSSINGS" | "CROSSOVER" | "CROSSROAD" | "CROSSROADS" | "CROSSWAY" | "CURVE" | "CUSTER COUNTY ROAD" | "CUTOFF" | "CUTTING" | "DALE" | "DAM" | "DAWSON COUNTY ROAD" | "DELL" | "DIVIDE" | "DOCK" | "DOWN" | "DOWNS" | "DRAW" | "DRIFT" | "DRIVE" | "DRIVES" | "DRIVEWAY" | "DUGWAY" | "ECHO" | "EDGE" | "END" | "ENTRANCE" | "ENTRY" | "ESPLANADE" | "ESTATE" | "ESTATES" | "EXCHANGE" | "EXIT" | "EXPRESSWAY" | "EXTENSION" | "EXTENSIONS" | "FALL" | "FALLS" | "FARE" | "FARM" | "FARM TO MARKET" | "FEDERAL-AID SECONDARY HIGHWAY" | "FERRY" | "FIELD" | "FIELDS" | "FLAT" | "FLATS" | "FLOWAGE" | "FLYWAY" | "FORD" | "FORDS" | "FOREST" | "FOREST HIGHWAY" | "FOREST ROAD" | "FORGE" | "FORGES" | "FORK" | "FORKS" | "FORT" | "FREEWAY" | "FRONT" | "FRONTAGE ROAD" | "GABLES" | "GARDEN" | "GARDENS" | "GARTH" | "GATE" | "GATES" | "GATEWAY" | "GLADE" | "GLEN" | "GLENS" | "GORGE" | "GRADE" | "GREEN" | "GREENS" | "GREENWAY" | "GROVE" | "GROVES" | "HARBOR" | "HARBORS" | "HARBOUR" | "HAUL ROAD" | "HAVEN" | "HEATH" | "HEIGHTS" | "HIDEAWAY" | "HIGHWAY" | "HILL" | "HILLS" | "HOLLOW" | "HORN" | "HORSESHOE" | "INDIAN SERVICE ROAD" | "INLET" | "INTERSTATE" | "INTERVAL" | "ISLAND" | "ISLANDS" | "ISLE" | "ISLES" | "J-TURN" | "JUNCTION" | "JUNCTIONS" | "KEEP" | "KEY" | "KEYS" | "KNOLL" | "KNOLLS" | "LAIR" | "LAKE" | "LAKES" | "LAND" | "LANDING" | "LANE" | "LANE CIRCLE" | "LANE COURT" | "LANE ROAD" | "LATERAL" | "LEDGE" | "LIGHT" | "LIGHTS" | "LINE" | "LOAF" | "LOCK" | "LOCKS" | "LODGE" | "LOOKOUT" | "LOOP" | "LOOP ROAD" | "LUGAR" | "MALL" | "MANOR" | "MANORS" | "MARKET" | "MEADOW" | "MEADOWS" | "MEWS" | "MILL" | "MILLS" | "MISSION" | "MONTANA HIGHWAY" | "MOTORWAY" | "MOUNT" | "MOUNTAIN" | "MOUNTAINS" | "NARROWS" | "NATIONAL FOREST DEVELOPMENT ROAD" | "NECK" | "NOOK" | "NORTH CAROLINA HIGHWAY" | "OAKS" | "OLD COUNTY ROAD" | "ORCHARD" | "OVAL" | "OVERLOOK" | "OVERPASS" | "OVI" | "PARK" | "PARKE" | "PARKS" | "PARKWAY" | "PARKWAYS" | "PASEO" | "PASS" | "PASSAGE" | "PATH" | "PATHWAY" | "PIAZZA" | "PIKE" | "PINE" | "PINES" | "PLACE" | "PLACITA" | "PLAIN" | "PLAINS" | "PLATZ" | "PLAZA" | "POINT" | "POINTE" | "POINTS" | "PORT" | "PORTS" | "PRAIRIE" | "PRIVATE ROAD" | "PROMENADE" | "PUBLIC ACCESS" | "QUARTER" | "QUAY" | "RADIAL" | "RAMP" | "RANCH" | "RANCHO" | "RAPID" | "RAPIDS" | "REACH" | "RECREATIONAL ROAD" | "REST" | "RETREAT" | "RIDGE" | "RIDGES" | "RISE" | "RIVER" | "RIVER ROAD" | "ROAD" | "ROADS" | "ROUND" | "ROUTE" | "ROW" | "RUE" | "RUN" | "RUNNE" | "RUNWAY" | "SHOAL" | "SHOALS" | "SHORE" | "SHORES" | "SIDEROAD" | "SKIES" | "SKYWAY" | "SLIP" | "SPRING" | "SPRINGS" | "SPUR" | "SPURS" | "SQUARE" | "SQUARES" | "STATE HIGHWAY" | "STATE PARK ROAD" | "STATE PARKWAY" | "STATE ROAD" | "STATE ROUTE" | "STATE SECONDARY" | "STATE SPUR" | "STATION" | "STRAND" | "STRASSE" | "STRAVENUE" | "STREAM" | "STREET" | "STREET CIRCLE" | "STREET COURT" | "STREET LOOP" | "STREET PATH" | "STREET PLACE" | "STREET WAY" | "STREETS" | "STRIP" | "SUMMIT" | "TAXIWAY" | "TERMINAL" | "TERN" | "TERRACE" | "THROUGHWAY" | "THRUWAY" | "TIMBER ROAD" | "TOWN ROAD" | "TOWNLINE" | "TOWNSHIP ROAD" | "TRACE" | "TRACK" | "TRAFFICWAY" | "TRAIL" | "TRAILER" | "TRIANGLE" | "TRUCK TRAIL" | "TUNNEL" | "TURN" | "TURNPIKE" | "UNDERPASS" | "UNION" | "UNIONS" | "UNITED STATES FOREST SERVICE ROAD" | "UNITED STATES HIGHWAY" | "UUNYE" | "VALLEY" | "VALLEYS" | "VIA" | "VIADUCT" | "VIEW" | "VIEWS" | "VILLA" | "VILLAGE" | "VILLAGES" | "VILLE" | "VISTA" | "VOG" | "WADDY" | "WALK" | "WALKS" | "WALL" | "WAY" | "WAYS" | "WEEG" | "WELL" | "WELLS" | "WOODS" | "WYE" | "WYND";
        /** @enum {string} */
        NerisStructureFireCauseCode: "ACT_OF_NATURE" | "BATTERY_POWER_STORAGE" | "CHEMICAL" | "COOKING" | "ELECTRICAL" | "EXPLOSIVES_FIREWORKS" | "HEAT_FROM_ANOTHER_OBJECT" | "INCENDIARY" | "OPEN_FLAME" | "OPERATING_EQUIPMENT" | "OTHER_HEAT_SOURCE" | "SMOKING_MATERIALS_ILLICIT_DRUGS" | "UNABLE_TO_BE_DETERMINED";
        /** @enum {string} */
        NerisSuppressionApplianceCode: "AIRATTACK_HELITACK" | "BOOSTER_FIRE_HOSE" | "BUILDING_FDC" | "BUILDING_STANDPIPE" | "ELEVATED_MASTER_STREAM_STANDPIPE" | "FIRE_EXTINGUISHER" | "GROUND_MONITOR" | "MASTER_STREAM" | "MEDIUM_DIAMETER_FIRE_HOSE" | "NONE" | "OTHER" | "SMALL_DIAMETER_FIRE_HOSE";
        /** @enum {string} */
        NerisSuppressionFailureCode: "INSUFFICIENT_SOURCE" | "INSUFFICIENT_WATER_SUPPLY" | "SYSTEM_DAMAGED_COMPROMISED" | "SYSTEM_INOPERABLE" | "SYSTEM_NOT_SUITABLE" | "SYSTEM_SHUTOFF_DURING_INCIDENT" | "SYSTEM_SHUTOFF_PRIOR_TO_INCIDENT" | "UNABLE_TO_DETERMINE";
        /** @enum {string} */
        NerisSuppressionOperationCode: "NO_OPERATION" | "OPERATED_EFFECTIVE" | "OPERATED_NOT_EFFECTIVE";
        /** @enum {string} */
        NerisSuppressionPhaseCode: "DURING_SUPPRESSION" | "POST_SUPPRESSION" | "PRE_SUPPRESSION";
        /** @enum {string} */
        NerisSuppressionSystemCode: "CLEAN_AGENT_SYSTEM" | "DELUGE_SYSTEM" | "DRY_PIPE_SPRINKLER_SYSTEM" | "INDUSTRIAL_DRY_CHEM_SYSTEM" | "OTHER" | "PRE_ACTION_SYSTEM" | "UNKNOWN" | "WET_PIPE_SPRINKLER_SYSTEM";
        /** @description Milestones of the work on scene. */
        NerisTacticTimestamps: {
            /** Format: date-time */
            command_established?: string;
            /** Format: date-time */
            completed_sizeup?: string;
            /** Format: date-time */
            suppression_complete?: string;
            /** Format: date-time */
            primary_search_begin?: string;
            /** Format: date-time */
            primary_search_complete?: string;
            /** Format: date-time */
            water_on_fire?: string;
            /** Format: date-time */
            fire_under_control?: string;
            /** Format: date-time */
            fire_knocked_down?: string;
            /** Format: date-time */
            extrication_complete?: string;
        };
        /** @enum {string} */
        NerisTransportDispositionCode: "NONPATIENT_TRANSPORT" | "NO_TRANSPORT" | "OTHER_AGENCY_TRANSPORT" | "PATIENT_REFUSED_TRANSPORT" | "TRANSPORT_BY_EMS_UNIT";
        /** @description One unit and its times. */
        NerisUnitResponse: {
            unit_neris_id?: string;
            reported_unit_id?: string;
            staffing?: number;
            unable_to_dispatch?: boolean;
            /** Format: date-time */
            dispatch?: string;
            /** Format: date-time */
            enroute_to_scene?: string;
            /** Format: date-time */
            on_scene?: string;
            /** Format: date-time */
            canceled_enroute?: string;
            /** Format: date-time */
            staging?: string;
            /** Format: date-time */
            unit_clear?: string;
            med_responses?: {
                hospital_destination?: string;
                /** Format: date-time */
                at_patient?: string;
                /** Format: date-time */
                enroute_to_hospital?: string;
                /** Format: date-time */
                arrived_at_hospital?: string;
                /** Format: date-time */
                transferred_to_agency?: string;
                /** Format: date-time */
                transferred_to_facility?: string;
                /** Format: date-time */
                hospital_cleared?: string;
            }[];
            point?: components["schemas"]["NerisPoint"];
            response_mode?: components["schemas"]["NerisResponseModeCode"];
            transport_mode?: components["schemas"]["NerisResponseModeCode"];
        };
        /** @enum {string} */
        NerisVacancyCauseCode: "ABANDONED" | "DAMAGE_DECAY" | "FORECLOSURE" | "FOR_SALE_LEASE" | "NEW_CONSTRUCTION_REMODEL" | "SEASONAL_OCCASIONALLY_OCCUPIED" | "UNKNOWN";
        /** @enum {string} */
        NerisWaterSupplyCode: "DRAFT_FROM_STATIC_SOURCE" | "FOAM_ADDITIVE" | "HYDRANT_GREATER_500" | "HYDRANT_LESS_500" | "NONE" | "NURSE_OTHER_APPARATUS" | "SUPPLY_FROM_FIRE_BOAT" | "TANK_WATER" | "WATER_TENDER_SHUTTLE";
        /** @enum {string} */
        NerisYesNoUnknownCode: "NO" | "UNKNOWN" | "YES";
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    ping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The credential works. */
            200: {
                headers: {
                    /** @description Name this when you ask about a call. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ping"];
                };
            };
            /**
             * @description `MISSING_CREDENTIAL`: Send the header Authorization: Bearer <API key or session token>.
             *
             *     `INVALID_CREDENTIAL`: This is no API key or session token of this service. Check that it was copied whole.
             *
             *     `KEY_REVOKED`: This API key, or the key behind this session, has been revoked. Ask the operator for a new one.
             *
             *     `SESSION_EXPIRED`: This session has expired. Mint a new one with an API key: POST /sessions.
             */
            401: {
                headers: {
                    /** @description Name this when you ask about a call. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `PARTNER_SUSPENDED`: This partner account is suspended. Contact the operator.
             *
             *     `HTTPS_REQUIRED`: Plain HTTP is not answered. Send the request to the https:// address.
             */
            403: {
                headers: {
                    /** @description Name this when you ask about a call. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `PARTNER_API_UNAVAILABLE`: The service cannot answer right now. Send the request again after the time in Retry-After, waiting longer each time. */
            503: {
                headers: {
                    /** @description Name this when you ask about a call. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SessionRequest"];
            };
        };
        responses: {
            /** @description The session. */
            201: {
                headers: {
                    /** @description Name this when you ask about a call. */
                    "X-Request-Id"?: string;
                    /** @description The ceiling of the limit with the least left. Absent when the request was not counted. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests it lets through. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /**
             * @description `INVALID_BODY`: Send a JSON object with Content-Type: application/json.
             *
             *     `DEPARTMENT_REQUIRED`: department is missing. Send its NERIS id, FD followed by eight digits: this key is not pinned to one.
             *
             *     `DEPARTMENT_INVALID`: A department is named by its NERIS id: FD followed by eight digits, such as FD24031001.
             *
             *     `INVALID_EXTERNAL_REF`: external_ref must be a string of at most 200 characters.
             *
             *     `INVALID_TTL`: ttl_seconds must be a whole number from 60 to 3600.
             *
             *     `INVALID_KNOWN`: known must be a JSON object shaped as neris is, of at most 16 KB (16384 bytes of compact JSON), for this department.
             *
             *     `INVALID_TERMS`: terms must be a list of at most 200 names, of at most 4 KB (4096 bytes of compact JSON).
             */
            400: {
                headers: {
                    /** @description Name this when you ask about a call. */
                    "X-Request-Id"?: string;
                    /** @description The ceiling of the limit with the least left. Absent when the request was not counted. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests it lets through. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `MISSING_CREDENTIAL`: Send the header Authorization: Bearer <API key or session token>.
             *
             *     `INVALID_CREDENTIAL`: This is no API key or session token of this service. Check that it was copied whole.
             *
             *     `KEY_REVOKED`: This API key, or the key behind this session, has been revoked. Ask the operator for a new one.
             *
             *     `SESSION_EXPIRED`: This session has expired. Mint a new one with an API key: POST /sessions.
             */
            401: {
                headers: {
                    /** @description Name this when you ask about a call. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `PARTNER_SUSPENDED`: This partner account is suspended. Contact the operator.
             *
             *     `HTTPS_REQUIRED`: Plain HTTP is not answered. Send the request to the https:// address.
             *
             *     `DEPARTMENT_SCOPE_MISMATCH`: This credential is for another department. Use one for this department, or leave the department out.
             */
            403: {
                headers: {
                    /** @description Name this when you ask about a call. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `DEPARTMENT_NOT_FOUND`: No department with that NERIS id is in the directory. Check the id, or ask the operator to add it. */
            404: {
                headers: {
                    /** @description Name this when you ask about a call. */
                    "X-Request-Id"?: string;
                    /** @description The ceiling of the limit with the least left. Absent when the request was not counted. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests it lets through. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `RATE_LIMITED`: A rate limit was reached. Wait for the time in Retry-After and send the request again. */
            429: {
                headers: {
                    /** @description Name this when you ask about a call. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before the next try. */
                    "Retry-After"?: number;
                    /** @description The ceiling of the limit with the least left. Absent when the request was not counted. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests it lets through. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `PARTNER_API_UNAVAILABLE`: The service cannot answer right now. Send the request again after the time in Retry-After, waiting longer each time. */
            503: {
                headers: {
                    /** @description Name this when you ask about a call. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before the next try. */
                    "Retry-After"?: number;
                    /** @description The ceiling of the limit with the least left. Absent when the request was not counted. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests it lets through. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listNarrations: {
        parameters: {
            query: {
                /**
                 * @description The reference that was sent with the narrations, or with their session.
                 * @example run-2026-0314
                 */
                external_ref: string;
                /**
                 * @description How many on a page at most: large narrations end one sooner.
                 * @example 10
                 */
                limit?: number;
                /** @description next_cursor of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    /** @description Name this when you ask about a call. */
                    "X-Request-Id"?: string;
                    /** @description The ceiling of the limit with the least left. Absent when the request was not counted. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests it lets through. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NarrationList"];
                };
            };
            /**
             * @description `INVALID_EXTERNAL_REF`: external_ref must be a string of at most 200 characters.
             *
             *     `INVALID_LIMIT`: limit must be a whole number from 1 to 50.
             *
             *     `INVALID_CURSOR`: cursor must be the next_cursor of an earlier page, copied whole. Leave it out to begin anew.
             */
            400: {
                headers: {
                    /** @description Name this when you ask about a call. */
                    "X-Request-Id"?: string;
                    /** @description The ceiling of the limit with the least left. Absent when the request was not counted. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests it lets through. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `MISSING_CREDENTIAL`: Send the header Authorization: Bearer <API key or session token>.
             *
             *     `INVALID_CREDENTIAL`: This is no API key or session token of this service. Check that it was copied whole.
             *
             *     `KEY_REVOKED`: This API key, or the key behind this session, has been revoked. Ask the operator for a new one.
             *
             *     `SESSION_EXPIRED`: This session has expired. Mint a new one with an API key: POST /sessions.
             */
            401: {
                headers: {
                    /** @description Name this when you ask about a call. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `PARTNER_SUSPENDED`: This partner account is suspended. Contact the operator.
             *
             *     `HTTPS_REQUIRED`: Plain HTTP is not answered. Send the request to the https:// address.
             */
            403: {
                headers: {
                    /** @description Name this when you ask about a call. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `RATE_LIMITED`: A rate limit was reached. Wait for the time in Retry-After and send the request again. */
            429: {
                headers: {
                    /** @description Name this when you ask about a call. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before the next try. */
                    "Retry-After"?: number;
                    /** @description The ceiling of the limit with the least left. Absent when the request was not counted. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests it lets through. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `PARTNER_API_UNAVAILABLE`: The service cannot answer right now. Send the request again after the time in Retry-After, waiting longer each time. */
            503: {
                headers: {
                    /** @description Name this when you ask about a call. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before the next try. */
                    "Retry-After"?: number;
                    /** @description The ceiling of the limit with the least left. Absent when the request was not counted. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests it lets through. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createNarration: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the call safe to repeat for 24 hours, per partner and mode: the same key with the same request answers with the same narration, counted once, also while the first is still at work (it waits for it); such an answer carries Idempotent-Replayed: true. With another request it is 409. A call that failed with 5xx, or was refused, is made anew.
                 * @example 0f5c7c1e-6f0b-4f8e-9a55-2d1e4c7b9a10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NarrationRequest"];
            };
        };
        responses: {
            /** @description The finished narration. */
            200: {
                headers: {
                    /** @description Name this when you ask about a call. */
                    "X-Request-Id"?: string;
                    /** @description The ceiling of the limit with the least left. Absent when the request was not counted. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests it lets through. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew. */
                    "RateLimit-Reset"?: number;
                    /** @description true on the answer to a repetition: the narration was made by an earlier request with the same key. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Narration"];
                };
            };
            /**
             * @description `INVALID_BODY`: Send a JSON object with Content-Type: application/json.
             *
             *     `DEPARTMENT_REQUIRED`: department is missing. Send its NERIS id, FD followed by eight digits: this key is not pinned to one.
             *
             *     `DEPARTMENT_INVALID`: A department is named by its NERIS id: FD followed by eight digits, such as FD24031001.
             *
             *     `INPUT_REQUIRED`: Send exactly one of audio and transcript.
             *
             *     `INVALID_AUDIO`: audio must be an object with base64 data and a mime type.
             *
             *     `UNSUPPORTED_AUDIO_TYPE`: audio.mime must be one of the allowed audio types; the reference at /docs lists them.
             *
             *     `AUDIO_TOO_LARGE`: The audio is larger than 25 MB once decoded. Send it compressed, for example as audio/webm, or in parts.
             *
             *     `AUDIO_TOO_LONG`: The audio is longer than 15 minutes. Send a shorter one, or a transcript.
             *
             *     `INVALID_TRANSCRIPT`: transcript must be a string that holds what was said.
             *
             *     `TRANSCRIPT_TOO_LONG`: transcript may hold at most 50000 characters. Shorten it.
             *
             *     `INVALID_EXTERNAL_REF`: external_ref must be a string of at most 200 characters.
             *
             *     `INVALID_METADATA`: metadata must be a JSON object of at most 4 KB (4096 bytes of compact JSON).
             *
             *     `INVALID_KNOWN`: known must be a JSON object shaped as neris is, of at most 16 KB (16384 bytes of compact JSON), for this department.
             *
             *     `INVALID_TERMS`: terms must be a list of at most 200 names, of at most 4 KB (4096 bytes of compact JSON).
             *
             *     `INVALID_IDEMPOTENCY_KEY`: Idempotency-Key must hold 1 to 255 visible ASCII characters without blanks, such as a UUID. Send it once.
             */
            400: {
                headers: {
                    /** @description Name this when you ask about a call. */
                    "X-Request-Id"?: string;
                    /** @description The ceiling of the limit with the least left. Absent when the request was not counted. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests it lets through. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `MISSING_CREDENTIAL`: Send the header Authorization: Bearer <API key or session token>.
             *
             *     `INVALID_CREDENTIAL`: This is no API key or session token of this service. Check that it was copied whole.
             *
             *     `KEY_REVOKED`: This API key, or the key behind this session, has been revoked. Ask the operator for a new one.
             *
             *     `SESSION_EXPIRED`: This session has expired. Mint a new one with an API key: POST /sessions.
             */
            401: {
                headers: {
                    /** @description Name this when you ask about a call. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `PARTNER_SUSPENDED`: This partner account is suspended. Contact the operator.
             *
             *     `HTTPS_REQUIRED`: Plain HTTP is not answered. Send the request to the https:// address.
             *
             *     `DEPARTMENT_SCOPE_MISMATCH`: This credential is for another department. Use one for this department, or leave the department out.
             */
            403: {
                headers: {
                    /** @description Name this when you ask about a call. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `DEPARTMENT_NOT_FOUND`: No department with that NERIS id is in the directory. Check the id, or ask the operator to add it.
             *
             *     `NOT_FOUND`: There is nothing by that name. Check the address.
             */
            404: {
                headers: {
                    /** @description Name this when you ask about a call. */
                    "X-Request-Id"?: string;
                    /** @description The ceiling of the limit with the least left. Absent when the request was not counted. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests it lets through. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `IDEMPOTENCY_KEY_REUSED`: This Idempotency-Key was used with another request in the last 24 hours. Send a new key with a new request. */
            409: {
                headers: {
                    /** @description Name this when you ask about a call. */
                    "X-Request-Id"?: string;
                    /** @description The ceiling of the limit with the least left. Absent when the request was not counted. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests it lets through. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `EMPTY_TRANSCRIPT`: No usable speech was found in the audio. Record again closer to the microphone. */
            422: {
                headers: {
                    /** @description Name this when you ask about a call. */
                    "X-Request-Id"?: string;
                    /** @description The ceiling of the limit with the least left. Absent when the request was not counted. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests it lets through. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `RATE_LIMITED`: A rate limit was reached. Wait for the time in Retry-After and send the request again. */
            429: {
                headers: {
                    /** @description Name this when you ask about a call. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before the next try. */
                    "Retry-After"?: number;
                    /** @description The ceiling of the limit with the least left. Absent when the request was not counted. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests it lets through. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `TRANSCRIPTION_FAILED`: The audio could not be transcribed. Send it once more after a few seconds, or send a transcript.
             *
             *     `EXTRACTION_FAILED`: The draft could not be made. Retry once after a few seconds.
             */
            502: {
                headers: {
                    /** @description Name this when you ask about a call. */
                    "X-Request-Id"?: string;
                    /** @description The ceiling of the limit with the least left. Absent when the request was not counted. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests it lets through. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `PARTNER_API_UNAVAILABLE`: The service cannot answer right now. Send the request again after the time in Retry-After, waiting longer each time. */
            503: {
                headers: {
                    /** @description Name this when you ask about a call. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before the next try. */
                    "Retry-After"?: number;
                    /** @description The ceiling of the limit with the least left. Absent when the request was not counted. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests it lets through. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readNarration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a narration.
                 * @example nar_4fQ0ZcVtK2mXw7RbN1sYdE8h
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The narration. */
            200: {
                headers: {
                    /** @description Name this when you ask about a call. */
                    "X-Request-Id"?: string;
                    /** @description The ceiling of the limit with the least left. Absent when the request was not counted. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests it lets through. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Narration"];
                };
            };
            /**
             * @description `MISSING_CREDENTIAL`: Send the header Authorization: Bearer <API key or session token>.
             *
             *     `INVALID_CREDENTIAL`: This is no API key or session token of this service. Check that it was copied whole.
             *
             *     `KEY_REVOKED`: This API key, or the key behind this session, has been revoked. Ask the operator for a new one.
             *
             *     `SESSION_EXPIRED`: This session has expired. Mint a new one with an API key: POST /sessions.
             */
            401: {
                headers: {
                    /** @description Name this when you ask about a call. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `PARTNER_SUSPENDED`: This partner account is suspended. Contact the operator.
             *
             *     `HTTPS_REQUIRED`: Plain HTTP is not answered. Send the request to the https:// address.
             */
            403: {
                headers: {
                    /** @description Name this when you ask about a call. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `NOT_FOUND`: There is nothing by that name. Check the address. */
            404: {
                headers: {
                    /** @description Name this when you ask about a call. */
                    "X-Request-Id"?: string;
                    /** @description The ceiling of the limit with the least left. Absent when the request was not counted. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests it lets through. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `RATE_LIMITED`: A rate limit was reached. Wait for the time in Retry-After and send the request again. */
            429: {
                headers: {
                    /** @description Name this when you ask about a call. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before the next try. */
                    "Retry-After"?: number;
                    /** @description The ceiling of the limit with the least left. Absent when the request was not counted. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests it lets through. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `PARTNER_API_UNAVAILABLE`: The service cannot answer right now. Send the request again after the time in Retry-After, waiting longer each time. */
            503: {
                headers: {
                    /** @description Name this when you ask about a call. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before the next try. */
                    "Retry-After"?: number;
                    /** @description The ceiling of the limit with the least left. Absent when the request was not counted. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests it lets through. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    reportOutcome: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a narration.
                 * @example nar_4fQ0ZcVtK2mXw7RbN1sYdE8h
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OutcomeRequest"];
            };
        };
        responses: {
            /** @description Recorded. */
            200: {
                headers: {
                    /** @description Name this when you ask about a call. */
                    "X-Request-Id"?: string;
                    /** @description The ceiling of the limit with the least left. Absent when the request was not counted. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests it lets through. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutcomeReceipt"];
                };
            };
            /**
             * @description `INVALID_OUTCOME`: The outcome must be a JSON object with accepted (true or false) and only valid fields beside it.
             *
             *     `OUTCOME_TOO_LARGE`: The outcome is larger than 256 KB of compact JSON. Send less of neris, or none.
             */
            400: {
                headers: {
                    /** @description Name this when you ask about a call. */
                    "X-Request-Id"?: string;
                    /** @description The ceiling of the limit with the least left. Absent when the request was not counted. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests it lets through. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `MISSING_CREDENTIAL`: Send the header Authorization: Bearer <API key or session token>.
             *
             *     `INVALID_CREDENTIAL`: This is no API key or session token of this service. Check that it was copied whole.
             *
             *     `KEY_REVOKED`: This API key, or the key behind this session, has been revoked. Ask the operator for a new one.
             *
             *     `SESSION_EXPIRED`: This session has expired. Mint a new one with an API key: POST /sessions.
             */
            401: {
                headers: {
                    /** @description Name this when you ask about a call. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `PARTNER_SUSPENDED`: This partner account is suspended. Contact the operator.
             *
             *     `HTTPS_REQUIRED`: Plain HTTP is not answered. Send the request to the https:// address.
             */
            403: {
                headers: {
                    /** @description Name this when you ask about a call. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `NOT_FOUND`: There is nothing by that name. Check the address. */
            404: {
                headers: {
                    /** @description Name this when you ask about a call. */
                    "X-Request-Id"?: string;
                    /** @description The ceiling of the limit with the least left. Absent when the request was not counted. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests it lets through. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `RATE_LIMITED`: A rate limit was reached. Wait for the time in Retry-After and send the request again. */
            429: {
                headers: {
                    /** @description Name this when you ask about a call. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before the next try. */
                    "Retry-After"?: number;
                    /** @description The ceiling of the limit with the least left. Absent when the request was not counted. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests it lets through. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `PARTNER_API_UNAVAILABLE`: The service cannot answer right now. Send the request again after the time in Retry-After, waiting longer each time. */
            503: {
                headers: {
                    /** @description Name this when you ask about a call. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before the next try. */
                    "Retry-After"?: number;
                    /** @description The ceiling of the limit with the least left. Absent when the request was not counted. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests it lets through. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readDepartment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description FD followed by eight digits.
                 * @example FD24031901
                 */
                neris_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The department. */
            200: {
                headers: {
                    /** @description Name this when you ask about a call. */
                    "X-Request-Id"?: string;
                    /** @description The ceiling of the limit with the least left. Absent when the request was not counted. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests it lets through. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Department"];
                };
            };
            /** @description `DEPARTMENT_INVALID`: A department is named by its NERIS id: FD followed by eight digits, such as FD24031001. */
            400: {
                headers: {
                    /** @description Name this when you ask about a call. */
                    "X-Request-Id"?: string;
                    /** @description The ceiling of the limit with the least left. Absent when the request was not counted. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests it lets through. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `MISSING_CREDENTIAL`: Send the header Authorization: Bearer <API key or session token>.
             *
             *     `INVALID_CREDENTIAL`: This is no API key or session token of this service. Check that it was copied whole.
             *
             *     `KEY_REVOKED`: This API key, or the key behind this session, has been revoked. Ask the operator for a new one.
             *
             *     `SESSION_EXPIRED`: This session has expired. Mint a new one with an API key: POST /sessions.
             */
            401: {
                headers: {
                    /** @description Name this when you ask about a call. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `PARTNER_SUSPENDED`: This partner account is suspended. Contact the operator.
             *
             *     `HTTPS_REQUIRED`: Plain HTTP is not answered. Send the request to the https:// address.
             *
             *     `DEPARTMENT_SCOPE_MISMATCH`: This credential is for another department. Use one for this department, or leave the department out.
             */
            403: {
                headers: {
                    /** @description Name this when you ask about a call. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `DEPARTMENT_NOT_FOUND`: No department with that NERIS id is in the directory. Check the id, or ask the operator to add it. */
            404: {
                headers: {
                    /** @description Name this when you ask about a call. */
                    "X-Request-Id"?: string;
                    /** @description The ceiling of the limit with the least left. Absent when the request was not counted. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests it lets through. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `RATE_LIMITED`: A rate limit was reached. Wait for the time in Retry-After and send the request again. */
            429: {
                headers: {
                    /** @description Name this when you ask about a call. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before the next try. */
                    "Retry-After"?: number;
                    /** @description The ceiling of the limit with the least left. Absent when the request was not counted. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests it lets through. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `PARTNER_API_UNAVAILABLE`: The service cannot answer right now. Send the request again after the time in Retry-After, waiting longer each time. */
            503: {
                headers: {
                    /** @description Name this when you ask about a call. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before the next try. */
                    "Retry-After"?: number;
                    /** @description The ceiling of the limit with the least left. Absent when the request was not counted. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests it lets through. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    processingMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lines. */
            200: {
                headers: {
                    /** @description Name this when you ask about a call. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcessingMessages"];
                };
            };
            /** @description `HTTPS_REQUIRED`: Plain HTTP is not answered. Send the request to the https:// address. */
            403: {
                headers: {
                    /** @description Name this when you ask about a call. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
