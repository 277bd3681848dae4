"""The browser that the tests drive: when this fails, the machine is at fault and not the salon."""

from playwright.sync_api import Page, expect


def test_the_browser_draws_a_page(page: Page) -> None:
    page.set_content("<main><button onclick=\"this.textContent = 'ouvert'\">fermé</button></main>")
    page.get_by_role("button").click()
    expect(page.get_by_role("button")).to_have_text("ouvert")
