import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { releaseOf } from "./release.ts";

test("a release is its commit and that commit's date, and says when files differ, git knows none or a container's build is told", () => {
  const folder = mkdtempSync(join(tmpdir(), "release-"));
  const git = (...args: string[]) =>
    execFileSync(
      "git",
      ["-C", folder, "-c", "user.name=a", "-c", "user.email=a@b.example", ...args],
      {
        env: { ...process.env, GIT_COMMITTER_DATE: "2026-11-18T12:00:00Z" },
        stdio: "pipe",
      },
    );
  try {
    expect(releaseOf(folder, { nowMs: 1_000 })).toEqual({ commit: null, at: 1_000 });
    git("init");
    writeFileSync(join(folder, "a"), "1");
    git("add", "a");
    git("commit", "-m", "One");
    const at = Date.parse("2026-11-18T12:00:00Z");
    expect(releaseOf(folder)).toEqual({ commit: expect.stringMatching(/^[0-9a-f]{7,}$/), at });
    writeFileSync(join(folder, "a"), "2");
    expect(releaseOf(folder).commit).toMatch(/-dirty$/);
    expect(releaseOf(folder, { told: "44e838f 2026-11-18T12:00:00Z" })).toEqual({
      commit: "44e838f",
      at,
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
