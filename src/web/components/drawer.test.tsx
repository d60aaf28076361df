import { createRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { Drawer } from "./Drawer.tsx";
import { DrawerAlerts } from "./drawer-alerts.ts";

afterEach(() => document.body.replaceChildren());

test("a drawer says itself what the frame below it says of a lasting state", async () => {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  root.render(
    <DrawerAlerts value={<p role="status">No network</p>}>
      <Drawer open title="A record">
        its form
      </Drawer>
    </DrawerAlerts>,
  );
  const said = await vi.waitFor(() => {
    const notice = document.querySelector("[role=dialog] [role=status]");
    expect(notice?.textContent).toBe("No network");
    return notice;
  });
  expect(said?.parentElement?.textContent).toContain("its form");
  root.unmount();
});
