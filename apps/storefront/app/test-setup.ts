import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

// Without global test functions the library cannot do it by itself.
afterEach(cleanup);
